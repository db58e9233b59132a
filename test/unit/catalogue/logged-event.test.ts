import assert from "node:assert/strict";
import { test } from "node:test";
import { matches, toLogged } from "#demo/catalogue/browser/common/logged-event.ts";

const now = new Date("2026-02-01T10:00:00Z");

test("an event is stored as JSON, also if its detail is not serializable", () => {
  const own: Record<string, unknown> = {};
  own["self"] = own;
  const kept = (detail: unknown) => toLogged({ type: "suite-track", detail }, now);
  assert.deepEqual(kept({ id: 3, when: now }), {
    time: "2026-02-01T10:00:00.000Z",
    type: "suite-track",
    detail: { id: 3, when: "2026-02-01T10:00:00.000Z" },
  });
  assert.equal(kept(undefined).detail, null);
  assert.equal(kept(own).detail, "[object Object]");
  assert.equal(kept(3n).detail, "3");
});

test("a logged event matches if its name or its detail contains all words of the search", () => {
  const event = toLogged({ type: "suite-follow-change", detail: { following: true } }, now);
  for (const words of ["", "FOLLOW", "change true", "following"]) assert.ok(matches(event, words), words);
  for (const words of ["error", "change false", "__proto__", "("]) assert.ok(!matches(event, words), words);
});
