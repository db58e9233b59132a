import assert from "node:assert/strict";
import { test } from "node:test";
import { connect } from "#shared/suite/index.ts";
import { post } from "#shared/suite/post.ts";
import { body, replay, serve } from "./server.ts";

test("post: posts a form and returns the body", async (t) => {
  const { origin, seen } = await serve(t, replay("envelope/csrf_ok"));
  assert.equal(await post(connect(origin), "/website_form/crm.lead", { name: "Ann & Bo" }), '{"id": 62}');
  assert.match(seen[0]!.type!, /^application\/x-www-form-urlencoded/);
  assert.equal(seen[0]!.body, "name=Ann+%26+Bo");
});

test("post: HTTP 400 means an invalid token or session", async (t) => {
  const { origin } = await serve(t, replay("envelope/csrf_expired"));
  await assert.rejects(post(connect(origin), "/mail/chatter_post", {}), { kind: "session", retryable: false });
});

test("post: a post is sent once", async (t) => {
  const { origin, seen } = await serve(t, body("", 500));
  await assert.rejects(post(connect(origin), "/website_form/crm.lead", {}, { retry: 2 }), { kind: "server" });
  assert.equal(seen.length, 1);
});

test("post: an unknown address is a config error", async (t) => {
  const { origin } = await serve(t, replay("envelope/http_404_post"));
  await assert.rejects(post(connect(origin), "/nope", {}), { kind: "config" });
});
