import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { follow, isFollower } from "#marketing/api/follow.ts";
import { getContent, isSubscriber, subscribe } from "#marketing/api/mailing.ts";
import { type Client, connect } from "#shared/suite/index.ts";
import { recording, replay, serve } from "#test/unit/shared/suite/server.ts";

const post = { model: "blog.blog", resId: 1 };

/** Plays a recording; the request has to match the recorded one, unless the test passes another one. */
async function played<T>(
  t: TestContext,
  name: string,
  ask: (client: Client) => Promise<T>,
  sent = recording(name).request.json!.params,
) {
  const { origin, seen } = await serve(t, replay(name));
  const result = await ask(connect(origin));
  assert.deepEqual((JSON.parse(seen[0]!.body) as { params: unknown }).params, sent);
  return result;
}

test("isFollower: returns no e-mail for an unknown visitor", async (t) => {
  const known = await played(t, "follow/is_follower__anonymous", (client) => isFollower(client, post));
  assert.deepEqual(known, { isUser: false, email: null, isFollower: false });
});

test("isFollower: returns the e-mail of a visitor of this session", async (t) => {
  const known = await played(t, "follow/is_follower__anonymous_after_unfollow", (client) => isFollower(client, post));
  assert.deepEqual(known, { isUser: false, email: "fan@example.com", isFollower: false });
});

test("isFollower: returns the state of a signed-in follower", async (t) => {
  const known = await played(t, "follow/is_follower__portal_following", (client) => isFollower(client, post));
  assert.deepEqual(known, { isUser: true, email: "joel.willis63@example.com", isFollower: true });
});

test("follow: sends the present state", async (t) => {
  const email = "fan@example.com";
  assert.equal(
    await played(t, "follow/follow__anonymous_on", (client) => follow(client, { ...post, following: false, email })),
    true,
  );
  assert.equal(
    await played(t, "follow/follow__anonymous_off", (client) => follow(client, { ...post, following: true, email })),
    false,
  );
});

test("follow: needs no e-mail for a signed-in user", async (t) => {
  const sent = { id: 1, object: "blog.blog", message_is_follower: "off", email: false };
  assert.equal(
    await played(
      t,
      "follow/follow__portal_on",
      (client) => follow(client, { ...post, following: false, email: null }),
      sent,
    ),
    true,
  );
});

test("follow: rejects for a missing record", async (t) => {
  const gone = { model: "blog.blog", resId: 99999, following: false, email: "fan@example.com" };
  await assert.rejects(
    played(t, "follow/follow__missing_record", (client) => follow(client, gone)),
    { kind: "config" },
  );
});

test("isSubscriber: returns a subscription", async (t) => {
  const list = { listId: 1 };
  const unknown = await played(t, "mailing/is_subscriber__other_session", (client) => isSubscriber(client, list));
  assert.deepEqual(unknown, { subscribed: false, email: null });
  const known = await played(t, "mailing/is_subscriber__anonymous_subscribed", (client) => isSubscriber(client, list));
  assert.deepEqual(known, { subscribed: true, email: "reader@example.com" });
  const done = await played(t, "mailing/subscribe", (client) =>
    subscribe(client, { ...list, email: "reader@example.com" }),
  );
  assert.equal(done, true);
});

test("getContent: rejects for an unknown list", async (t) => {
  const list = { listId: 99999 };
  await assert.rejects(
    played(t, "mailing/subscribe__unknown_list", (client) => subscribe(client, { ...list, email: "x@example.com" })),
    {
      kind: "server",
      retryable: false,
    },
  );
  await assert.rejects(
    played(t, "mailing/get_content__unknown_list", (client) => getContent(client, list)),
    { kind: "config" },
  );
});

test("getContent: returns the list's only item as content", async (t) => {
  const popup = await played(t, "mailing/get_content", (client) => getContent(client, { listId: 1 }));
  assert.deepEqual(popup, { content: "<p>Join <b>us</b></p>", redirectUrl: "/shop", subscribed: false, email: null });
});
