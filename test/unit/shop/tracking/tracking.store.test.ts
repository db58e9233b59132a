import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { atom } from "nanostores";
import type { TrackingEnv } from "#shop/tracking/tracking.env.ts";
import { createTracking } from "#shop/tracking/tracking.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";
import { body, recording, replay, serve } from "#test/unit/shared/suite/server.ts";

const page = "/stats/ecom";
const recordedOrder = (recording("shop/tracking_last_order").response.json as { result: object }).result;

/** Creates a page with a store; `start` adds another store. */
function place({ server = "https://shop.example", always = false, canceled = "" } = {}) {
  const sent: unknown[] = [];
  const events: string[] = [];
  const failures: unknown[] = [];
  const settings = { now: 0, told: "", isPrivate: false, isRefused: false };
  const env: TrackingEnv = {
    isPrivate: () => settings.isPrivate,
    isRefused: () => settings.isRefused,
    told: new Map(),
    now: () => settings.now,
    page: ({ path }) => void sent.push(path),
    order: (_, order) => void sent.push(order),
    wasTold: (order) => settings.told === order,
    remember: (order) => void (settings.told = order),
  };
  const editing = atom(false);
  const start = () =>
    createTracking(
      {
        ...createHost(server, { always }),
        editing,
        fail: (error) => failures.push(error),
        emit(_, detail) {
          const { name } = detail as { name: string };
          events.push(name);
          return name !== canceled;
        },
      },
      env,
    );
  return { store: start(), start, sent, events, failures, settings, editing, env };
}

describe("tracking of visitors' actions", () => {
  it("reports each action once for all elements; another product, or the same one later, is another action", () => {
    const { store, start, sent, settings } = place();
    const other = start();
    for (const each of [store, other]) {
      each.track({ name: "product_view", of: "19" });
      each.track({ name: "product_add_to_cart", of: "19" });
      each.track({ name: "customer_checkout" });
    }
    settings.now = 999;
    store.track({ name: "product_add_to_cart", of: "19" });
    store.track({ name: "product_add_to_cart", of: "20" });
    settings.now = 1000;
    store.track({ name: "product_add_to_cart", of: "19" });
    store.track({ name: "customer_checkout" });
    assert.deepEqual(sent, [
      `${page}/product_view/19`,
      `${page}/product_add_to_cart/19`,
      `${page}/customer_checkout`,
      `${page}/product_add_to_cart/20`,
      `${page}/product_add_to_cart/19`,
    ]);
    settings.now = 2000;
    for (const each of [store, other]) {
      each.forget(2000);
      each.track({ name: "customer_checkout" });
    }
    assert.equal(sent.length, 6);
  });

  it("dispatches a cancelable event first", () => {
    const { store, sent, events } = place({ canceled: "customer_checkout" });
    store.track({ name: "customer_checkout" });
    assert.deepEqual([events, sent], [["customer_checkout"], []]);
  });

  it("reports nothing of visitors who refuse tracking, dispatches no event, and sends no call", async (t) => {
    const { origin, seen } = await serve(t, replay("shop/tracking_last_order"));
    const { store, settings, sent, events } = place({ server: origin });
    settings.isPrivate = true;
    store.track({ name: "customer_checkout" });
    await store.trackOrder("57");
    assert.deepEqual([sent, events, seen, settings.told], [[], [], [], ""]);
    const site = place({ always: true });
    site.settings.isPrivate = true;
    site.store.track({ name: "customer_checkout" });
    assert.deepEqual(site.sent, [`${page}/customer_checkout`]);
  });

  it("reports nothing without a required consent, and the page once there is consent", async (t) => {
    const { origin, seen } = await serve(t, replay("shop/tracking_last_order"));
    const { store, settings, sent, events } = place({ server: origin, always: true });
    settings.isRefused = true;
    store.track({ name: "product_view", of: "19" });
    await store.trackOrder("57");
    assert.deepEqual([sent, events, seen, settings.told], [[], [], [], ""]);
    settings.isRefused = false;
    store.track({ name: "product_view", of: "19" });
    assert.deepEqual(sent, [`${page}/product_view/19`]);
  });

  it("reports nothing while the page is edited", () => {
    const { store, editing, sent } = place();
    editing.set(true);
    store.track({ name: "customer_checkout" });
    assert.deepEqual(sent, []);
  });

  it("continues if the site's statistics throw", (t) => {
    const warn = t.mock.method(console, "warn", () => {});
    const { store, env, events } = place();
    env.page = () => {
      throw new Error("no such plugin");
    };
    store.track({ name: "customer_checkout" });
    store.track({ name: "customer_signin" });
    assert.deepEqual([events, warn.mock.callCount()], [["customer_checkout", "customer_signin"], 2]);
  });
});

describe("tracking of an order", () => {
  it("reports the order with all lines once, also if its page is reloaded", async (t) => {
    const { origin, seen } = await serve(t, replay("shop/tracking_last_order"));
    const { store, start, sent, env } = place({ server: origin });
    await Promise.all([store.trackOrder("57"), start().trackOrder("57")]);
    env.told.clear();
    await start().trackOrder("57");
    assert.deepEqual(sent, [`${page}/order_confirmed/57`, recordedOrder]);
    assert.deepEqual(
      seen.map(({ path, body: asked }) => [path, (JSON.parse(asked) as { params: unknown }).params]),
      [["/shop/tracking_last_order/", {}]],
    );
  });

  it("reports no order if the suite has none", async (t) => {
    const { origin } = await serve(t, replay("shop/tracking_last_order__none"));
    const { store, sent } = place({ server: origin });
    await store.trackOrder("57");
    assert.deepEqual(sent, [`${page}/order_confirmed/57`, null]);
  });

  it("fails for an invalid answer, and reports the other actions", async (t) => {
    const lines = { jsonrpc: "2.0", id: 1, result: { transaction: { id: "57" }, lines: {} } };
    const { origin } = await serve(t, body(JSON.stringify(lines)));
    const { store, sent, failures } = place({ server: origin });
    await store.trackOrder("57");
    assert.deepEqual(
      [sent, failures.map((error) => (error as { kind: string }).kind)],
      [[`${page}/order_confirmed/57`], ["contract"]],
    );
  });
});
