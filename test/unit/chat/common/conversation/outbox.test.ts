import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { createOutbox, type Outbox } from "#chat/common/conversation/state/outbox.ts";
import { outOfTime, settled } from "./wire.ts";

/** Outbox whose posts and requests for the history wait for the test. */
class Wire {
  readonly posts: { text: string; answer(id: number): Promise<void>; fail(error?: Error): Promise<void> }[] = [];
  readonly looks: { answer(): Promise<void>; fail(): Promise<void> }[] = [];
  readonly sent: [key: string, id: number][] = [];
  readonly errors: unknown[] = [];
  newest = 0;

  readonly outbox: Outbox = createOutbox({
    post: (text) =>
      new Promise((resolve, reject) =>
        this.posts.push({
          text,
          answer: (id) => (resolve(id), settled()),
          fail: (error = new Error("no connection")) => (reject(error), settled()),
        }),
      ),
    read: () =>
      new Promise((resolve, reject) =>
        this.looks.push({
          answer: () => (resolve(), settled()),
          fail: () => (reject(new Error("no connection")), settled()),
        }),
      ),
    sent: ({ key }, id) => this.sent.push([key, id]),
    fail: (error) => this.errors.push(error),
    last: () => this.newest,
  });
}

describe("outbox", () => {
  let wire: Wire;
  let outbox: Outbox;
  const states = () => outbox.items.get().map(({ text, failed }) => `${text} ${failed ? "failed" : "sending"}`);
  const texts = () => wire.posts.map(({ text }) => text);
  beforeEach(() => {
    wire = new Wire();
    ({ outbox } = wire);
  });

  it("keeps a message until the suite has stored it", async () => {
    outbox.send("Hello");
    assert.deepEqual(states(), ["Hello sending"]);
    assert.deepEqual(wire.sent, []);
    const { key } = outbox.items.get()[0]!;
    await wire.posts[0]!.answer(5);
    assert.deepEqual(states(), []);
    assert.deepEqual(wire.sent, [[key, 5]]);
  });

  it("posts messages one at a time, in the order in which they were written", async () => {
    for (const text of ["one", "two", "three"]) outbox.send(text);
    await settled();
    assert.deepEqual(texts(), ["one"]);
    await wire.posts[0]!.answer(1);
    assert.deepEqual(texts(), ["one", "two"]);
    await wire.posts[1]!.answer(2);
    await wire.posts[2]!.answer(3);
    assert.deepEqual(
      wire.sent.map(([, id]) => id),
      [1, 2, 3],
    );
  });

  it("posts a second time after the history had no such message", async () => {
    outbox.send("Hello");
    await wire.posts[0]!.fail();
    assert.deepEqual([texts().length, wire.looks.length, states()], [1, 1, ["Hello sending"]]);
    await wire.looks[0]!.answer();
    assert.equal(texts().length, 2);
    await wire.posts[1]!.answer(5);
    assert.deepEqual([states(), wire.sent.length, wire.errors], [[], 1, []]);
  });

  it("posts no message twice that has arrived", async () => {
    outbox.send("Hello");
    await wire.posts[0]!.fail();
    assert.ok(outbox.claim(5, "Hello"));
    await wire.looks[0]!.answer();
    assert.deepEqual([texts().length, states(), wire.errors], [1, [], []]);
  });

  it("gives up after the second post, and continues with later messages", async () => {
    outbox.send("one");
    outbox.send("two");
    await wire.posts[0]!.fail();
    await wire.looks[0]!.answer();
    await wire.posts[1]!.fail();
    assert.deepEqual(states(), ["one failed", "two sending"]);
    assert.equal(wire.errors.length, 1);
    assert.deepEqual(texts(), ["one", "one", "two"]);
    await wire.posts[2]!.answer(7);
    assert.deepEqual(states(), ["one failed"]);
  });

  it("gives up without a second post if the history cannot be read", async () => {
    outbox.send("Hello");
    await wire.posts[0]!.fail();
    await wire.looks[0]!.fail();
    assert.deepEqual([texts().length, states(), wire.errors.length], [1, ["Hello failed"], 1]);
  });

  it("does not repeat a post by itself that timed out, since the message may still arrive", async () => {
    outbox.send("Hello");
    await wire.posts[0]!.fail(outOfTime());
    assert.deepEqual([texts().length, wire.looks.length, states()], [1, 0, ["Hello failed"]]);
    assert.ok(outbox.claim(5, "Hello"));
    assert.deepEqual(states(), []);
  });

  it("reads the history before a retry of the visitor", async () => {
    outbox.send("Hello");
    await wire.posts[0]!.fail(outOfTime());
    const { key } = outbox.items.get()[0]!;
    outbox.retry(key);
    await settled();
    assert.deepEqual([texts().length, wire.looks.length, states()], [1, 1, ["Hello sending"]]);
    await wire.looks[0]!.answer();
    await wire.posts[1]!.fail();
    assert.deepEqual(states(), ["Hello failed"]);
    outbox.retry(key);
    await settled();
    assert.ok(outbox.claim(9, "Hello"));
    await wire.looks[1]!.answer();
    assert.deepEqual([texts().length, states(), wire.sent], [2, [], []]);
  });

  it("accepts a bus that delivers the message before the response", async () => {
    outbox.send("Hello");
    const { key } = outbox.items.get()[0]!;
    assert.equal(outbox.claim(5, "Hello")!.key, key);
    assert.deepEqual(states(), []);
    await wire.posts[0]!.answer(5);
    assert.deepEqual(
      wire.sent.map(([, id]) => id),
      [5],
    );
    outbox.send("And");
    await settled();
    assert.deepEqual(texts(), ["Hello", "And"]);
  });

  it("accepts a bus that delivers the message before an error", async () => {
    outbox.send("Hello");
    outbox.claim(5, "Hello");
    await wire.posts[0]!.fail(outOfTime());
    assert.deepEqual([states(), wire.errors], [[], []]);
  });

  it("assigns each of two arrivals to one of two messages with the same text", async () => {
    outbox.send("Hello");
    outbox.send("Hello");
    const [first, second] = outbox.items.get();
    assert.equal(outbox.claim(5, "Hello"), first);
    await wire.posts[0]!.answer(5);
    assert.deepEqual(texts(), ["Hello", "Hello"]);
    assert.equal(outbox.claim(6, "Hello"), second);
    assert.equal(outbox.claim(7, "Hello"), undefined);
  });

  it("assigns no key twice if another tab of the visitor sent the same text", async () => {
    outbox.send("Hello");
    const { key } = outbox.claim(5, "Hello")!;
    await wire.posts[0]!.answer(6);
    assert.notEqual(wire.sent[0]![0], key);
    assert.equal(wire.sent[0]![1], 6);
  });

  it("claims only newer messages with the same text, ignoring blanks", () => {
    wire.newest = 7;
    outbox.send("How\nare you?");
    assert.equal(outbox.claim(7, "How are you?"), undefined);
    assert.equal(outbox.claim(8, "How are they?"), undefined);
    assert.ok(outbox.claim(8, "How  are you?"));
  });

  it("sends messages of the previous page only when the visitor retries", async () => {
    outbox.restore([{ text: "old", after: 3 }]);
    outbox.send("new");
    await settled();
    assert.deepEqual([texts(), states()], [["new"], ["old failed", "new sending"]]);
    await wire.posts[0]!.answer(9);
    assert.equal(outbox.claim(3, "old"), undefined);
    assert.ok(outbox.claim(4, "old"));
  });
});
