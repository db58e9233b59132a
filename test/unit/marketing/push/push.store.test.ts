import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { restore, stub, useFakeTimers } from "sinon";
import type { PushState } from "#marketing/push/push.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";
import { createDevice } from "./device.ts";

/** Fields that the card shows. */
const shown = ({ phase, busy, failed }: PushState) => ({ phase, busy, failed });
const [asking, sending] = ["/web/_config", "/web/push_token"];

describe("suite-push store", () => {
  let suite: RunningSuite;
  let device: ReturnType<typeof createDevice>;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
    suite.session = "";
    device = createDevice();
  });
  afterEach(() => restore());

  /** The suite accepts tokens only from its own pages, which Node does not have. */
  const taken = () => {
    const real = globalThis.fetch;
    const forms: string[] = [];
    stub(globalThis, "fetch").callsFake(async (input, init) => {
      const request = new Request(input, init);
      if (!request.url.endsWith(sending)) return real(request);
      forms.push(await request.text());
      return new Response("");
    });
    return forms;
  };
  const place = async () => {
    const one = device.place(suite.origin);
    await until(one.state, ({ phase }) => phase !== null);
    return one;
  };

  it("only offers notifications, without a prompt of the browser", async () => {
    const { host, state } = await place();
    assert.deepEqual(shown(state.get()), { phase: "offer", busy: false, failed: false });
    assert.deepEqual(
      [suite.calls, device.said, host.events, host.errors, [...host.states]],
      [[asking], [], [], [], []],
    );
  });

  it("makes one call for all blocks of a page, which change together", async () => {
    taken();
    const [one, two] = [await place(), await place()];
    assert.deepEqual(suite.calls, [asking]);
    await one.accept();
    assert.deepEqual(
      [one.state.get().phase, two.state.get().phase, one.done.get(), two.done.get()],
      ["on", "on", "on", ""],
    );
    assert.deepEqual([one.host.events.length, two.host.events.length], [1, 0]);
  });

  it("shows the browser's prompt when the visitor accepts, and sends the suite the token", async () => {
    const forms = taken();
    const { host, state, accept } = await place();
    await Promise.all([accept(), accept()]);
    assert.deepEqual(device.said, ["ask", "subscribe"], "a double click counts once");
    assert.deepEqual(forms, ["name=a+token+of+another+service"]);
    assert.deepEqual(host.events, [["suite-push-change", { granted: true }]]);
    assert.deepEqual([shown(state.get()), [...host.states]], [{ phase: "on", busy: false, failed: false }, ["on"]]);
  });

  it("detects that notifications are on, and turns them off", async () => {
    Object.assign(device, { state: "granted", isSubscribed: true });
    const { host, state, done, turnOff } = await place();
    assert.equal(state.get().phase, "on");
    await turnOff();
    assert.deepEqual(
      [device.said, device.isSubscribed, state.get().phase, done.get()],
      [["unsubscribe"], false, "offer", "off"],
    );
    assert.deepEqual(host.events, [["suite-push-change", { granted: false }]]);
  });

  it("offers notifications if they are allowed, but this device is not subscribed", async () => {
    device.state = "granted";
    assert.equal((await place()).state.get().phase, "offer");
  });

  it("shows that the browser blocks notifications", async () => {
    device.answer = "denied";
    const { host, state, done, accept } = await place();
    await accept();
    assert.deepEqual([state.get().phase, done.get(), device.said], ["denied", "denied", ["ask"]]);
    assert.deepEqual([host.events, host.errors], [[["suite-push-change", { granted: false }]], []]);
    pageRegistry().stores?.clear();
    const next = await place();
    assert.deepEqual([next.state.get().phase, next.done.get()], ["denied", ""]);
  });

  it("offers notifications again after the visitor closed the browser's prompt", async () => {
    device.answer = "default";
    const { state, accept } = await place();
    await accept();
    assert.equal(state.get().phase, "offer");
  });

  it("hides for 30 days after “Not now”, without a call", async () => {
    const clock = useFakeTimers({ now: Date.now(), toFake: ["Date"] });
    const { host, state, later } = await place();
    later();
    assert.deepEqual([state.get().phase, [...host.states], host.events], ["none", ["unavailable"], []]);
    suite.calls.length = 0;
    const next = async () => {
      pageRegistry().stores?.clear();
      return (await place()).state.get().phase;
    };
    clock.setSystemTime(Date.now() + 30 * 24 * 3600_000 - 1000);
    assert.equal(await next(), "none");
    assert.deepEqual(suite.calls, []);
    clock.setSystemTime(Date.now() + 1000);
    assert.equal(await next(), "offer");
  });

  it("still offers to turn notifications off after an earlier “Not now”", async () => {
    Object.assign(device, { state: "granted", isSubscribed: true, until: Infinity });
    assert.equal((await place()).state.get().phase, "on");
  });

  it("does nothing if the browser has no notifications", async () => {
    device.supported = false;
    const { host, state } = await place();
    assert.deepEqual([state.get().phase, suite.calls, [...host.states]], ["none", [], ["unavailable"]]);
  });

  it("does nothing in edit mode", async () => {
    const { host, state } = device.place(suite.origin);
    host.editing.set(true);
    assert.equal(state.get().phase, null);
    host.editing.set(false);
    await until(state, ({ phase }) => phase === "offer");
  });

  it("shows nothing and reports the error if the suite does not respond", async () => {
    suite.garbled = true;
    const { host, state } = await place();
    assert.equal(state.get().phase, "none");
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["contract"],
    );
    assert.deepEqual([...host.states].sort(), ["error", "unavailable"]);
  });

  it("unsubscribes if the suite refuses the token, and can be tried again", async () => {
    const { host, state, accept } = await place();
    await accept();
    assert.deepEqual([device.said, device.isSubscribed], [["ask", "subscribe", "unsubscribe"], false]);
    assert.deepEqual(shown(state.get()), { phase: "offer", busy: false, failed: true });
    assert.deepEqual(
      host.errors.map((error) => (error as { kind: string }).kind),
      ["session"],
    );
    assert.deepEqual(host.events, []);
    taken();
    await accept();
    assert.deepEqual([shown(state.get()), [...host.states]], [{ phase: "on", busy: false, failed: false }, ["on"]]);
  });

  it("shows that the browser's push service failed", async () => {
    device.broken = new DOMException("Registration failed", "AbortError");
    const { host, state, accept } = await place();
    await accept();
    assert.deepEqual(shown(state.get()), { phase: "offer", busy: false, failed: true });
    const [error] = host.errors as { kind: string; message: string }[];
    assert.deepEqual(
      [error?.kind, error?.message],
      ["config", "no push notifications: AbortError: Registration failed"],
    );
  });
});
