import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type ChatMessage, isSquashed, localMessage, readMessage } from "#chat/common/conversation/state/message.ts";

const visitor = (author: unknown) => !author;
const read = (message: Partial<Parameters<typeof readMessage>[0]>) =>
  readMessage({ id: 7, body: "<p>Hi</p>", ...message }, visitor);

describe("a message", () => {
  it("reads a message of the suite", () => {
    const message = read({
      date: "2026-11-21 06:05:21",
      author_id: [7, "Marc"],
      message_type: "comment",
      attachment_ids: [{ id: 3, name: "a.png", filename: "b.png", mimetype: "image/png" }],
    });
    assert.deepEqual(message, {
      key: "7",
      id: 7,
      body: "<p>Hi</p>",
      date: Date.UTC(2026, 10, 21, 6, 5, 21),
      author: [7, "Marc"],
      own: false,
      isComment: true,
      files: [{ id: 3, name: "a.png", mimetype: "image/png" }],
      isNote: false,
      changes: [],
      state: "sent",
    });
  });

  it("is a note if it is neither discussion nor notification", () => {
    const notes = [
      {},
      { is_discussion: true, is_notification: false },
      { is_discussion: false, is_notification: true },
      { is_discussion: false, is_notification: false },
    ].map((part) => read(part).isNote);
    assert.deepEqual(notes, [false, false, false, true]);
  });

  it("has changed fields", () => {
    const change = { changed_field: "Stage", old_value: "New", new_value: "Won" };
    assert.deepEqual(read({ tracking_value_ids: [change] }).changes, [change]);
  });

  it("has no author if the author has no id", () => {
    for (const author_id of [[0, ""], [0, false], false, undefined] as const) {
      const { author, own } = read({ author_id });
      assert.deepEqual([author, own], [null, true], JSON.stringify(author_id));
    }
    assert.deepEqual(read({ author_id: [9, false] }).author, [9, ""]);
  });

  it("takes the name of a file, or its file name, or an empty name", () => {
    const { files } = read({
      attachment_ids: [
        { id: 1, name: false, filename: "note.txt", mimetype: "text/plain" },
        { id: 2, name: false, filename: false, mimetype: false },
        { id: 3 },
      ],
    });
    assert.deepEqual(
      files.map(({ name, mimetype }) => [name, mimetype]),
      [
        ["note.txt", "text/plain"],
        ["", ""],
        ["", ""],
      ],
    );
    assert.equal(read({ body: false }).body, "");
  });

  it("of this page contains text, not HTML", () => {
    const { body, own, state, files } = localMessage({ key: "out-0", text: "<b>\nx", date: 5, state: "sending" });
    assert.deepEqual({ body, own, state, files }, { body: "&#60;b&#62;<br>x", own: true, state: "sending", files: [] });
    assert.equal(localMessage({ key: "welcome", text: "x", date: 5, author: [7, "Marc"] }).own, false);
  });
});

describe("squashing", () => {
  const at = (seconds: number, part: Partial<ChatMessage> = {}): ChatMessage => ({
    ...read({ author_id: [7, "Marc"], message_type: "comment" }),
    date: seconds * 1000,
    ...part,
  });

  it("applies to the same author within 60 s of the previous message, not of the first one", () => {
    assert.equal(isSquashed(at(60), at(0)), true);
    assert.equal(isSquashed(at(60.001), at(0)), false);
    assert.equal(isSquashed(at(120), at(60)), true);
    assert.equal(isSquashed(at(0), undefined), false);
  });

  it("compares authors by id, not by name, and treats all visitors as one author", () => {
    assert.equal(isSquashed(at(1, { author: [7, "Marc Olsen"] }), at(0)), true);
    assert.equal(isSquashed(at(1, { author: [8, "Marc"] }), at(0)), false);
    assert.equal(isSquashed(at(1, { author: null }), at(0, { author: null })), true);
    assert.equal(isSquashed(at(1, { author: null }), at(0)), false);
  });

  it("applies to comments only", () => {
    assert.equal(isSquashed(at(1), at(0, { isComment: false })), false);
    assert.equal(isSquashed(at(1, { isComment: false }), at(0)), false);
  });
});
