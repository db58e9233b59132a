import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { createFollow } from "#marketing/follow/follow.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { type RunningSuite, startSuite } from "#test/unit/shared/state/suite.ts";

const asking = "/website_mail/is_follower";
const acting = "/website_mail/follow";

describe("suite-follow of a visitor", () => {
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

  const place = (props = {}) => {
    const host = createHost(suite.origin, {
      model: "blog.post",
      resId: 1,
      following: false,
      unsubscribe: false,
      ...props,
    });
    const follow = createFollow(host);
    const now = () => follow.state.get();
    return { host, follow, now, known: () => until(follow.state, ({ loading }) => !loading) };
  };
  it("makes one call for fifty blocks of a record", async () => {
    const blocks = Array.from({ length: 50 }, () => place());
    assert.ok(blocks[0]!.host.states.has("loading"));
    await Promise.all(blocks.map(({ known }) => known()));
    assert.deepEqual(suite.calls, [asking]);
    assert.deepEqual([...blocks[49]!.host.states], []);
    await place({ resId: 2 }).known();
    await place({ model: "event.event" }).known();
    assert.deepEqual(suite.calls, [asking, asking, asking]);
  });

  it("follows and ends following; all blocks of the record change, only the used one dispatches the event", async () => {
    const [here, there] = [place(), place()];
    await here.known();
    here.follow.type("reader@example.com");
    await here.follow.submit();
    for (const { now, host } of [here, there]) {
      assert.deepEqual(now(), {
        following: true,
        field: true,
        email: "reader@example.com",
        locked: true,
        invalid: false,
        busy: false,
        loading: false,
        error: null,
      });
      assert.ok(host.states.has("following"));
    }
    await there.follow.submit();
    assert.equal(here.now().following, false);
    assert.equal(here.now().locked, false);
    assert.deepEqual(here.host.events, [["suite-follow-change", { following: true, email: "reader@example.com" }]]);
    assert.deepEqual(there.host.events, [["suite-follow-change", { following: false, email: "reader@example.com" }]]);
    assert.deepEqual(suite.calls, [asking, acting, acting]);
  });

  it("confirms only the visitor's own action to screen readers", async () => {
    const [here, there] = [place(), place()];
    await here.known();
    here.follow.type("reader@example.com");
    await here.follow.submit();
    assert.deepEqual([here.follow.confirmed.get(), there.follow.confirmed.get()], [true, false]);
  });

  it("sends no invalid e-mail, and removes the mark when the e-mail is valid", async () => {
    const { host, follow, now, known } = place();
    await known();
    for (const wrong of ["", "reader", "reader@", "@example.com"]) {
      follow.type(wrong);
      await follow.submit();
      assert.equal(now().invalid, true);
      assert.ok(host.states.has("invalid"));
    }
    follow.type("reader@example");
    assert.ok(!host.states.has("invalid"));
    assert.deepEqual(suite.calls, [asking]);
  });

  it("sends once on a double click", async () => {
    const { host, follow, known } = place();
    await known();
    follow.type("reader@example.com");
    const both = [follow.submit(), follow.submit()];
    assert.ok(host.states.has("busy"));
    await Promise.all(both);
    assert.ok(!host.states.has("busy"));
    assert.deepEqual(suite.calls, [asking, acting]);
  });

  it("waits for the first response before it sends an earlier action", async () => {
    const { follow, now } = place();
    follow.type("reader@example.com");
    const sent = follow.submit();
    assert.equal(now().busy, true);
    assert.equal(now().email, "reader@example.com");
    await sent;
    assert.equal(now().following, true);
    assert.deepEqual(suite.calls, [asking, acting]);
  });

  it("sends nothing if the first response shows another state than the visitor saw", async () => {
    const { follow, now } = place({ following: true });
    follow.type("reader@example.com");
    assert.equal(now().following, true);
    const sent = follow.submit();
    await sent;
    assert.equal(now().following, false);
    assert.deepEqual(suite.calls, [asking]);
  });

  it("offers to unsubscribe to an unknown visitor if the page says so", async () => {
    const { host, follow, now, known } = place({ unsubscribe: true });
    assert.equal(now().following, true);
    await known();
    assert.equal(now().following, true);
    assert.equal(now().locked, false);
    follow.type("reader@example.com");
    await follow.submit();
    assert.equal(now().following, false);
    assert.deepEqual(host.events, [["suite-follow-change", { following: false, email: "reader@example.com" }]]);
  });

  it("stays usable after the first call failed, reports the error once, and retries on request", async () => {
    suite.garbled = true;
    const { host, follow, now, known } = place();
    await known();
    const { error, following } = now();
    assert.equal((error as { kind: string }).kind, "contract");
    assert.equal(following, false);
    assert.deepEqual(host.errors, [error]);
    assert.ok(host.states.has("error"));
    suite.garbled = false;
    await follow.retry();
    assert.equal(now().error, null);
    assert.ok(!host.states.has("error"));
    assert.deepEqual(host.errors, [error]);
  });

  it("follows although the first call failed", async () => {
    suite.garbled = true;
    const { follow, now, known } = place();
    await known();
    suite.garbled = false;
    follow.type("reader@example.com");
    await follow.submit();
    assert.equal(now().following, true);
    assert.equal(now().error, null);
  });

  it("keeps the e-mail when the action fails, and repeats the action", async () => {
    const { host, follow, now, known } = place();
    await known();
    follow.type("reader@example.com");
    suite.garbled = true;
    await follow.submit();
    assert.deepEqual([now().email, now().following, now().busy], ["reader@example.com", false, false]);
    assert.deepEqual(host.errors, [now().error]);
    assert.deepEqual(host.events, []);
    suite.garbled = false;
    await follow.retry();
    assert.equal(now().following, true);
    assert.equal(now().error, null);
    assert.deepEqual(suite.calls, [asking, acting, acting]);
  });

  it("reports neither error again when the action is repeated after the first call also failed", async () => {
    suite.garbled = true;
    const { host, follow, now, known } = place();
    await known();
    const question = now().error;
    follow.type("reader@example.com");
    await follow.submit();
    const act = now().error;
    assert.notEqual(act, question);
    suite.garbled = false;
    const sent = follow.retry();
    assert.equal(now().busy, true);
    assert.deepEqual(host.errors, [question, act]);
    await sent;
    assert.equal(now().error, null);
    assert.deepEqual(host.errors, [question, act]);
  });

  it("keeps the error of a refusal: an unknown record", async () => {
    const { follow, now, known } = place({ resId: 99999 });
    await known();
    follow.type("reader@example.com");
    await follow.submit();
    assert.ok(now().error);
    assert.equal(now().following, false);
  });

  it("requests another record when its attribute changes", async () => {
    const { host, follow, now, known } = place();
    await known();
    follow.type("reader@example.com");
    await follow.submit();
    host.props.set({ ...host.props.get(), resId: 2 });
    assert.equal(now().following, false);
    await known();
    assert.deepEqual(suite.calls, [asking, acting, asking]);
  });

  it("makes no call in edit mode", async () => {
    const host = createHost(suite.origin, { model: "blog.post", resId: 1, following: true, unsubscribe: false });
    host.editing.set(true);
    const follow = createFollow(host);
    assert.equal(follow.state.get().loading, false);
    assert.equal(follow.state.get().following, true);
    host.editing.set(false);
    await until(follow.state, ({ following }) => !following);
    assert.deepEqual(suite.calls, [asking]);
  });

  it("does not change after its removal", async () => {
    const [gone, here] = [place(), place()];
    await here.known();
    gone.host.remove();
    here.follow.type("reader@example.com");
    await here.follow.submit();
    assert.equal(gone.now().following, false);
  });
});
