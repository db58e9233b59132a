import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createDraftStorage } from "#chat/common/conversation/state/draft-storage.ts";

const nothing = { draft: "", messages: [] };
const unsent = { draft: "And", messages: [{ text: "Hello", after: 7 }] };

/** As far as it is used. */
const storageOf = (values: Map<string, string>) =>
  ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }) as unknown as Storage;

describe("draft storage, what was not sent", () => {
  it("comes back under the chat's uuid", () => {
    const values = new Map<string, string>();
    createDraftStorage(() => storageOf(values), "a").write(unsent);
    assert.deepEqual(createDraftStorage(() => storageOf(values), "a").read(), unsent);
    assert.deepEqual(createDraftStorage(() => storageOf(values), "b").read(), nothing);
    assert.deepEqual([...values.keys()], ["suite.chat.a"]);
  });

  it("leaves nothing behind once it is sent", () => {
    const values = new Map<string, string>();
    const drafts = createDraftStorage(() => storageOf(values), "a");
    drafts.write(unsent);
    drafts.write(nothing);
    assert.equal(values.size, 0);
  });

  it("is nothing where something else stands", () => {
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

  it("lives as long as the page where storage is forbidden or full", () => {
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
