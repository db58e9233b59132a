import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fill, plural } from "#shared/i18n/index.ts";

describe("fill", () => {
  it("replaces all occurrences of names by their values", () => {
    assert.equal(fill("{count} of {total}, {count} at a time", { count: 3, total: "ten" }), "3 of ten, 3 at a time");
  });

  it("shows a name that has no value", () => assert.equal(fill("Dear {name}", {}), "Dear {name}"));

  it("inserts a value unchanged", () =>
    assert.equal(fill("by {name}", { name: "$& {count}", count: 1 }), "by $& {count}"));
});

describe("plural", () => {
  const texts = { messages_one: "one message", messages_other: "messages", title: "Inbox" };

  it("chooses by the rules of the language", () => {
    assert.equal(plural("en", texts, "messages", 1), "one message");
    assert.equal(plural("en", texts, "messages", 0), "messages");
    assert.equal(plural("fr", texts, "messages", 0), "one message");
  });

  it("uses the six forms of Arabic", () => {
    const forms = {
      form_zero: "zero",
      form_one: "one",
      form_two: "two",
      form_few: "few",
      form_many: "many",
      form_other: "other",
    };
    const chosen = [0, 1, 2, 3, 11, 100].map((count) => plural("ar", forms, "form", count));
    assert.deepEqual(chosen, ["zero", "one", "two", "few", "many", "other"]);
  });

  it("falls back to the general form", () => assert.equal(plural("ar", texts, "messages", 3), "messages"));
});
