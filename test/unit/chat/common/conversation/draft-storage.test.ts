import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createDraftStorage } from "#chat/common/conversation/state/draft-storage.ts";

const nothing = { draft: "", messages: [] };
const unsent = { draft: "And", messages: [{ text: "Hello", after: 7 }] };

/** The used part of a `Storage`. */
const storageOf = (values: Map<string, string>) =>
  ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }) as unknown as Storage;

describe("draft storage", () => {
  it("restores draft and messages by the chat's uuid", () => {
    const values = new Map<string, string>();
    createDraftStorage(() => storageOf(values), "a").write(unsent);
    assert.deepEqual(createDraftStorage(() => storageOf(values), "a").read(), unsent);
    assert.deepEqual(createDraftStorage(() => storageOf(values), "b").read(), nothing);
    assert.deepEqual([...values.keys()], ["suite.chat.a"]);
  });

  it("removes its entry once everything is sent", () => {
    const values = new Map<string, string>();
    const drafts = createDraftStorage(() => storageOf(values), "a");
    drafts.write(unsent);
    drafts.write(nothing);
    assert.equal(values.size, 0);
  });

  it("reads nothing from an invalid entry", () => {
    for (const text of [
      "",
      "{",
      "null",
      "[]",
      "7",
      '{"draft":1,"messages":[]}',
      '{"draft":""}',
      '{"draft":"","messages":[{"text":"a"}]}',
      '{"draft":"","messages":[{"text":"a","after":1.5}]}',
      '{"draft":"","messages":{}}',
    ]) {
      assert.deepEqual(
        createDraftStorage(() => storageOf(new Map([["suite.chat.a", text]])), "a").read(),
        nothing,
        text,
      );
    }
  });

  it("ignores a storage that is forbidden or full", () => {
    const forbidden = createDraftStorage(() => {
      throw new DOMException("no", "SecurityError");
    }, "a");
    forbidden.write(unsent);
    assert.deepEqual(forbidden.read(), nothing);
    const full = createDraftStorage(
      () =>
        ({
          ...storageOf(new Map()),
          setItem: () => {
            throw new DOMException("full", "QuotaExceededError");
          },
        }) as Storage,
      "a",
    );
    full.write(unsent);
  });
});
