import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { localMessage, readMessage } from "#chat/common/conversation/state/message.ts";
import { createThread } from "#chat/common/conversation/state/thread.ts";

const message = (id: number, body = `<p>${id}</p>`) =>
  readMessage({ id, body, author_id: [7, "Marc"], date: "2026-11-21 06:00:00" }, () => false);

describe("thread", () => {
  const idsOf = (thread: ReturnType<typeof createThread>) => thread.messages.get().map(({ id }) => id);

  it("sorts messages by id, in any order of arrival", () => {
    const thread = createThread();
    thread.add([5, 6].map((id) => message(id)));
    thread.add([message(9)]);
    thread.add([message(7), message(1)]);
    assert.deepEqual(idsOf(thread), [1, 5, 6, 7, 9]);
    assert.equal(thread.last(), 9);
  });

  it("contains each message once, and returns the new ones", () => {
    const thread = createThread();
    assert.deepEqual(
      thread.add([message(5), message(5)]).map(({ id }) => id),
      [5],
    );
    assert.deepEqual(
      thread.add([message(4), message(5)]).map(({ id }) => id),
      [4],
    );
    assert.deepEqual(thread.add([message(5)]), []);
    assert.deepEqual(idsOf(thread), [4, 5]);
    assert.deepEqual([thread.get(5)?.id, thread.get(6)], [5, undefined]);
  });

  it("updates a known message, and keeps its key and its owner", () => {
    const thread = createThread();
    thread.add([localMessage({ key: "out-0", id: 5, text: "<b>", date: 1 })]);
    thread.add([message(5, "<p>from the suite</p>")]);
    const [only] = thread.messages.get();
    assert.deepEqual(
      [only!.key, only!.own, only!.body, only!.date],
      ["out-0", true, "<p>from the suite</p>", Date.UTC(2026, 10, 21, 6)],
    );
  });

  it("keeps the objects of other messages, so that these do not render again", () => {
    const thread = createThread();
    thread.add([message(1), message(2)]);
    const [first] = thread.messages.get();
    thread.add([message(3)]);
    thread.add([message(2, "<p>new</p>")]);
    assert.equal(thread.messages.get()[0], first);
  });

  it("does not change if no message is added", () => {
    const thread = createThread();
    let changes = 0;
    thread.messages.listen(() => changes++);
    thread.add([]);
    assert.equal(changes, 0);
    assert.equal(thread.last(), 0);
  });
});
