import assert from "node:assert/strict";
import { beforeEach, describe, it, type TestContext } from "node:test";
import { createFollow } from "#marketing/follow/follow.store.ts";
import { pageRegistry } from "#shared/element/index.ts";
import { createHost, until } from "#test/unit/shared/state/host.ts";
import { answer, replay, serve } from "#test/unit/shared/suite/server.ts";

/** Block whose suite responds to the first call with a recording of the real suite. */
async function place(t: TestContext, known: string | object, props = {}) {
  const { origin, seen } = await serve(t, (response, request) => {
    const { params } = JSON.parse(request.body) as { params: { message_is_follower?: string } };
    if (request.path === "/website_mail/follow") return answer(params.message_is_follower === "off")(response, request);
    return (typeof known === "string" ? replay(known) : answer(known))(response, request);
  });
  const host = createHost(origin, { model: "blog.blog", resId: 1, following: false, unsubscribe: false, ...props });
  const follow = createFollow(host);
  await until(follow.state, ({ loading }) => !loading);
  const sent = () => seen.map(({ body }) => (JSON.parse(body) as { params: unknown }).params);
  return { host, follow, sent, now: () => follow.state.get() };
}

describe("suite-follow by responses of the real suite", () => {
  beforeEach(() => pageRegistry().stores?.clear());

  it("waits for the e-mail of an unknown visitor", async (t) => {
    const { now, sent } = await place(t, "follow/is_follower__anonymous");
    assert.deepEqual([now().following, now().field, now().email, now().locked], [false, true, "", false]);
    assert.deepEqual(sent(), [{ model: "blog.blog", res_id: 1 }]);
  });

  it("shows the e-mail of a visitor whom the session knows, which may be changed", async (t) => {
    const { follow, now, sent } = await place(t, "follow/is_follower__anonymous_after_unfollow");
    assert.deepEqual([now().following, now().email, now().locked], [false, "fan@example.com", false]);
    follow.type("other@example.com");
    await follow.submit();
    assert.deepEqual(sent()[1], { id: 1, object: "blog.blog", message_is_follower: "off", email: "other@example.com" });
    assert.deepEqual([now().following, now().email, now().locked], [true, "other@example.com", true]);
  });

  it("sends the present state of a signed-in user who follows, not the wanted one", async (t) => {
    const { host, follow, now, sent } = await place(t, "follow/is_follower__portal_following");
    assert.deepEqual([now().following, now().email, now().locked], [true, "joel.willis63@example.com", true]);
    await follow.submit();
    assert.deepEqual(sent()[1], {
      id: 1,
      object: "blog.blog",
      message_is_follower: "on",
      email: "joel.willis63@example.com",
    });
    assert.deepEqual(host.events, [["suite-follow-change", { following: false, email: "joel.willis63@example.com" }]]);
  });

  it("keeps the e-mail of a signed-in user locked, following or not", async (t) => {
    const { now } = await place(t, "follow/is_follower__portal");
    assert.deepEqual([now().following, now().field, now().locked], [false, true, true]);
  });

  it("has no field for a signed-in user without an address, and follows", async (t) => {
    const { host, follow, now, sent } = await place(t, {
      is_user: true,
      email: false,
      is_follower: false,
      alias_name: false,
    });
    assert.equal(now().field, false);
    await follow.submit();
    assert.deepEqual(sent()[1], { id: 1, object: "blog.blog", message_is_follower: "off", email: false });
    assert.equal(now().following, true);
    assert.deepEqual(host.events, [["suite-follow-change", { following: true, email: null }]]);
  });

  it("applies the suite's response over the attribute", async (t) => {
    assert.equal((await place(t, "follow/is_follower__portal", { following: true })).now().following, false);
  });

  it("ignores data-unsubscribe for a visitor whom the suite knows", async (t) => {
    assert.equal((await place(t, "follow/is_follower__portal", { unsubscribe: true })).now().following, false);
  });

  it("ends following that began with an invalid address", async (t) => {
    const { follow, now, sent } = await place(t, {
      is_user: false,
      email: "garbage",
      is_follower: true,
      alias_name: false,
    });
    assert.equal(now().locked, true);
    await follow.submit();
    assert.deepEqual(sent()[1], { id: 1, object: "blog.blog", message_is_follower: "on", email: "garbage" });
  });

  it("reports an error of the suite about an unknown model, and stays usable", async (t) => {
    const { host, now } = await place(t, "envelope/json_unknown_model");
    assert.equal(host.errors.length, 1);
    assert.equal(now().error, host.errors[0]);
    assert.deepEqual([now().following, now().field, now().locked], [false, true, false]);
  });
});
