import assert from "node:assert/strict";
import { test } from "node:test";
import { createCsrf } from "#demo/server/csrf.ts";

const hour = 3_600_000;

test("a page token lasts as long as its session", () => {
  let now = 0;
  const csrf = createCsrf("secret", () => now);
  const token = csrf.pageToken("a");
  assert.match(token, /^[0-9a-f]{40}o$/);
  now = 1000 * hour;
  assert.equal(csrf.accepts("a", token), true);
});

test("a form token lasts one hour", () => {
  let now = 1_795_244_430_000;
  const csrf = createCsrf("secret", () => now);
  const token = csrf.formToken("a");
  assert.match(token, /^[0-9a-f]{40}o1795248030$/);
  now += hour;
  assert.equal(csrf.accepts("a", token), true);
  now += 1000;
  assert.equal(csrf.accepts("a", token), false);
});

test("tokens of other sessions and servers, forged deadlines and invalid texts are rejected", () => {
  const csrf = createCsrf("secret", () => 0);
  const token = csrf.formToken("a");
  assert.equal(csrf.accepts("b", token), false);
  assert.equal(createCsrf("other", () => 0).accepts("a", token), false);
  assert.equal(csrf.accepts("a", token.replace(/\d+$/, "9999999999")), false);
  assert.equal(csrf.accepts("a", token.replace(/o\d+$/, "o")), false);
  for (const odd of [undefined, null, "", "bad", 7, ["x"], token.slice(1)]) assert.equal(csrf.accepts("a", odd), false);
});
