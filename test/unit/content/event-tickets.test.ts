import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { register } from "#content/api/registration.ts";
import { createEventTickets } from "#content/event-tickets/event-tickets.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { connect } from "#shared/suite/index.ts";
import { createHost, until } from "../shared/state/host.ts";
import { type RunningSuite, startSuite } from "../shared/state/suite.ts";

const open = "/event/1/registration/new";
const paid = "/event/2/registration/new";

describe("event-tickets store", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
    suite.holds.clear();
  });

  function setup() {
    const host = createHost(suite.origin, {});
    const store = createEventTickets(host);
    const confirm = (path: string, fields: Readonly<Record<string, string>>) =>
      store.confirm((options) => register(connect(suite.origin), suite.origin, path, fields, options));
    const idle = () => until(store.state, ({ loading, isSending }) => !loading && !isSending);
    const form = () => {
      const { html } = store.state.get();
      const token = /name="csrf_token" value="([^"]+)"/.exec(html ?? "")?.[1] ?? "";
      return { csrf_token: token, "1-name": "Ann", "1-email": "ann@example.com", "1-phone": "" };
    };
    const kinds = () => host.errors.map((error) => (error as { kind: string }).kind);
    return { host, store, confirm, idle, form, kinds };
  }

  it("sends no request until at least one ticket is chosen", () => {
    const { store } = setup();
    store.choose(open, { "nb_register-1": "0" });
    assert.equal(store.state.get().isMissing, true);
    assert.deepEqual(suite.calls, []);
  });

  it("requests the form of attendees once for several presses, and opens the form unless the page cancels", async () => {
    const { host, store, idle } = setup();
    store.choose(open, { "nb_register-1": "1" });
    store.choose(open, { "nb_register-1": "1" });
    assert.deepEqual([...host.states], ["busy"]);
    await idle();
    assert.deepEqual(suite.calls, [open]);
    assert.deepEqual(host.events, [["suite-popup-show", undefined]]);
    assert.deepEqual([store.state.get().isOpen, [...host.states]], [true, ["open"]]);
    store.close();
    assert.equal(host.events.at(-1)![0], "suite-popup-hide");
    host.prevents.add("suite-popup-show");
    store.choose(open, { "nb_register-1": "1" });
    await idle();
    assert.equal(store.state.get().isOpen, false);
  });

  it("registers for free tickets and returns the calendar address", async () => {
    const { host, store, confirm, idle, form } = setup();
    store.choose(open, { "nb_register-1": "1" });
    await idle();
    suite.calls.length = 0;
    const fields = { ...form(), "1-ticket_id": "1" };
    await Promise.all([1, 2].map(() => confirm("/event/1/registration/confirm", fields)));
    assert.deepEqual(suite.calls, ["/event/1/registration/confirm"]);
    const { registered, isOpen } = store.state.get();
    assert.deepEqual(
      [registered, isOpen],
      [{ redirectUrl: null, calendarUrl: `${suite.origin}/event/open-workshop-day-1/ics` }, false],
    );
    assert.equal(host.events.at(-1)![0], "suite-popup-hide");
  });

  it("registers once if the visitor returns to the page while the answer is awaited", async () => {
    const { store, confirm, idle, form } = setup();
    store.choose(open, { "nb_register-1": "1" });
    await idle();
    suite.calls.length = 0;
    const fields = { ...form(), "1-ticket_id": "1" };
    const sent = confirm("/event/1/registration/confirm", fields);
    store.endNavigation();
    await confirm("/event/1/registration/confirm", fields);
    await sent;
    assert.deepEqual(suite.calls, ["/event/1/registration/confirm"]);
  });

  it("redirects to the cart for paid tickets", async () => {
    const { store, confirm, idle, form } = setup();
    store.choose(paid, { "nb_register-4": "1" });
    await idle();
    await confirm("/event/2/registration/confirm", { ...form(), "1-ticket_id": "4" });
    assert.match(store.state.get().registered!.redirectUrl!, new RegExp(`^${suite.origin}/shop/`));
  });

  it("keeps the form open and does not repeat the request after an invalid response", async () => {
    const { store, confirm, idle, form, kinds } = setup();
    store.choose(open, { "nb_register-1": "1" });
    await idle();
    const fields = { ...form(), "1-ticket_id": "1" };
    suite.calls.length = 0;
    suite.garbled = true;
    await confirm("/event/1/registration/confirm", fields);
    assert.deepEqual([kinds(), store.state.get().isOpen, suite.calls.length], [["contract"], true, 1]);
  });

  it("opens the form again if it was closed while sending and the request failed", async () => {
    const { store, confirm, idle, form } = setup();
    store.choose(open, { "nb_register-1": "1" });
    await idle();
    let release = () => {};
    suite.holds.set("/event/1/registration/confirm", new Promise<void>((resolve) => (release = resolve)));
    const sent = confirm("/event/1/registration/confirm", form());
    store.close();
    suite.garbled = true;
    release();
    await sent;
    assert.equal(store.state.get().isOpen, true);
  });

  it("requests the form again after its token has expired", async () => {
    const { store, confirm, idle, form, kinds } = setup();
    store.choose(open, { "nb_register-1": "1" });
    await idle();
    await confirm("/event/1/registration/confirm", { ...form(), csrf_token: "gone", "1-ticket_id": "1" });
    assert.deepEqual([kinds(), store.state.get().isOpen], [["session"], true]);
    suite.calls.length = 0;
    store.ask();
    await idle();
    assert.deepEqual([suite.calls, store.state.get().error], [[open], null]);
    await confirm("/event/1/registration/confirm", { ...form(), "1-ticket_id": "1" });
    assert.notEqual(store.state.get().registered, null);
  });
});
