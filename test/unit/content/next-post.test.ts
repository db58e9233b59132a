import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createNextPost } from "#content/next-post/next-post.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

function place() {
  const said: string[] = [];
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
      navigate: (href) => said.push(href),
    },
  );
  const navigate = () => store.navigate("/blog/next", () => said.push("shown"));
  return { store, said, ...host, navigate, finish: () => finish };
}

describe("going on to the next post", () => {
  test("waits until the cover has grown, and two presses are one", async () => {
    const { said, states, navigate, finish } = place();
    const navigated = navigate();
    await navigate();
    assert.deepEqual([said, [...states]], [["shown"], ["leaving", "grown"]]);
    finish().resolve();
    await navigated;
    assert.deepEqual([said, [...states]], [["shown", "/blog/next"], ["grown"]]);
  });

  test("goes on where the movement fails", async () => {
    const { said, navigate, finish } = place();
    const navigated = navigate();
    finish().reject(new Error("skipped"));
    await assert.rejects(navigated, /skipped/);
    assert.deepEqual(said, ["shown", "/blog/next"]);
  });

  test("is as before when the visitor comes back", async () => {
    const { store, states, navigate, finish } = place();
    const navigated = navigate();
    finish().resolve();
    await navigated;
    store.settle();
    assert.deepEqual([...states], []);
  });
});
