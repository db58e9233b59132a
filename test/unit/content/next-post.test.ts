import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createNextPost } from "#content/next-post/next-post.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

function setup() {
  const calls: string[] = [];
  const host = createHost("https://suite.example", { href: "" });
  let finish = { resolve: () => {}, reject: (_: Error) => {} };
  const store = createNextPost(
    { ...host, fail: (error: unknown) => assert.fail(String(error)) },
    {
      canMove: () => true,
      move: (change) => {
        change();
        return new Promise((resolve, reject) => (finish = { resolve, reject }));
      },
      navigate: (href) => calls.push(href),
    },
  );
  const navigate = () => store.navigate("/blog/next", () => calls.push("shown"));
  return { store, calls, ...host, navigate, finish: () => finish };
}

describe("next-post store", () => {
  test("navigates once after the cover has grown, for two presses", async () => {
    const { calls, states, navigate, finish } = setup();
    const navigated = navigate();
    await navigate();
    assert.deepEqual([calls, [...states]], [["shown"], ["leaving", "grown"]]);
    finish().resolve();
    await navigated;
    assert.deepEqual([calls, [...states]], [["shown", "/blog/next"], ["grown"]]);
  });

  test("navigates if the transition fails", async () => {
    const { calls, navigate, finish } = setup();
    const navigated = navigate();
    finish().reject(new Error("skipped"));
    await assert.rejects(navigated, /skipped/);
    assert.deepEqual(calls, ["shown", "/blog/next"]);
  });

  test("stays on the page if it is removed before the cover has grown", async () => {
    const { calls, navigate, finish, remove } = setup();
    const navigated = navigate();
    remove();
    finish().resolve();
    await navigated;
    assert.deepEqual(calls, ["shown"]);
  });

  test("resets its state when the visitor comes back", async () => {
    const { store, states, navigate, finish } = setup();
    const navigated = navigate();
    finish().resolve();
    await navigated;
    store.settle();
    assert.deepEqual([...states], []);
  });
});
