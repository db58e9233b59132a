import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createSubscribe } from "#marketing/subscribe/subscribe.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";

const asking = "/website_mass_mailing/is_subscriber";
const subscribing = "/website_mass_mailing/subscribe";

describe("suite-subscribe store", () => {
  let suite: RunningSuite;
  before(async () => {
    suite = await startSuite();
  });
  after(() => suite.close());
  beforeEach(() => {
    pageRegistry().stores?.clear();
    suite.calls.length = 0;
    suite.garbled = false;
    suite.session = "";
  });

  const place = (listId = 1) => {
    const host = createHost(suite.origin, { listId });
    return { host, ...createSubscribe(host) };
  };
  const asked = ({ state }: ReturnType<typeof place>) => until(state, ({ loading }) => !loading);

  it("makes one call for all blocks of a list", async () => {
    const blocks = [place(), place(), place()];
    assert.ok(blocks[0]!.host.states.has("loading"));
    await Promise.all(blocks.map(asked));
    assert.deepEqual(suite.calls, [asking]);
    assert.deepEqual([...blocks[0]!.host.states], []);
    await asked(place(2));
    assert.deepEqual(suite.calls, [asking, asking]);
  });

  it("subscribes, dispatches an event, and thanks in the clicked block; the list's other blocks show the mark", async () => {
    const [here, there] = [place(), place()];
    await asked(here);
    here.type("reader@example.com");
    await here.submit();
    assert.equal(here.thanked.get(), true);
    assert.deepEqual(here.host.events, [["suite-subscribe-change", { subscribed: true, email: "reader@example.com" }]]);
    assert.equal(there.thanked.get(), false);
    assert.equal(there.state.get().subscribed, true);
    assert.equal(there.state.get().email, "reader@example.com");
    assert.deepEqual([...there.host.states], ["subscribed"]);
    assert.deepEqual(there.host.events, []);
    assert.deepEqual(suite.calls, [asking, subscribing]);
  });

  it("recognizes a subscriber on the next page", async () => {
    const { type, submit } = place();
    type("known@example.com");
    await submit();
    pageRegistry().stores?.clear();
    const next = place();
    await asked(next);
    assert.deepEqual([...next.host.states], ["subscribed"]);
    assert.equal(next.state.get().email, "known@example.com");
    assert.equal(next.thanked.get(), false);
    const other = place(2);
    await asked(other);
    assert.equal(other.state.get().subscribed, false);
    assert.equal(other.state.get().email, "known@example.com");
  });

  it("sends no invalid e-mail", async () => {
    const { host, state, type, submit } = place();
    type("reader");
    await submit();
    assert.equal(state.get().invalid, true);
    assert.ok(host.states.has("invalid"));
    assert.ok(!suite.calls.includes(subscribing));
  });

  it("reports a refusal of the suite, and keeps the e-mail", async () => {
    const { host, state, thanked, type, submit } = place(99999);
    type("reader@example.com");
    await submit();
    const { error, email } = state.get();
    assert.equal((error as { kind: string }).kind, "server");
    assert.equal(email, "reader@example.com");
    assert.deepEqual(host.errors, [error]);
    assert.ok(host.states.has("error"));
    assert.equal(thanked.get(), false);
    assert.deepEqual(host.events, []);
  });

  it("reports a failed request for the state once, and retries on request", async () => {
    suite.garbled = true;
    const { host, state, retry } = place();
    const { error } = await until(state, (now) => !!now.error);
    assert.equal((error as { kind: string }).kind, "contract");
    assert.deepEqual(host.errors, [error]);
    suite.garbled = false;
    await retry();
    assert.equal(state.get().error, null);
    assert.deepEqual([...host.states], []);
    assert.equal(host.errors.length, 1);
  });

  it("retries the failed call to subscribe, not the request for the state", async () => {
    const one = place();
    await asked(one);
    one.type("second@example.com");
    suite.garbled = true;
    await one.submit();
    assert.ok(one.state.get().error);
    suite.garbled = false;
    await one.retry();
    assert.equal(one.thanked.get(), true);
    assert.deepEqual(suite.calls, [asking, subscribing, subscribing]);
  });

  it("shows another list when its attribute changes", async () => {
    const one = place();
    one.type("third@example.com");
    await one.submit();
    one.host.props.set({ listId: 2 });
    assert.equal(one.thanked.get(), false);
    await asked(one);
    assert.equal(one.state.get().subscribed, false);
  });

  it("makes no call in edit mode", async () => {
    const host = createHost(suite.origin, { listId: 1 });
    host.editing.set(true);
    const { state } = createSubscribe(host);
    assert.equal(state.get().loading, false);
    host.editing.set(false);
    assert.equal(state.get().loading, true);
    await until(state, (now) => !now.loading);
    assert.deepEqual(suite.calls, [asking]);
  });

  it("does not change after its removal", async () => {
    const [gone, here] = [place(), place()];
    await asked(here);
    gone.host.remove();
    here.type("fourth@example.com");
    await here.submit();
    assert.equal(gone.state.get().subscribed, false);
  });
});
