import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { createTypists, type Typists } from "#chat/common/conversation/state/typing.ts";
import { typingText } from "#chat/common/conversation/ui/Thread.tsx";
import { chat as arabic } from "#chat/i18n/ar.json";
import { chat } from "#chat/i18n/en.json";
import { failures } from "#shared/i18n/en.json";

const chatTexts = { ...failures, ...chat };

describe("typists", () => {
  let clock: SinonFakeTimers;
  let typists: Typists;
  beforeEach(() => {
    clock = useFakeTimers();
    typists = createTypists((id) => ({ 42: "Marc", 43: "Ann", 44: "Eve" })[id] ?? "");
  });
  afterEach(() => clock.restore());

  it("keep the order in which they began, also after further reports", () => {
    for (const id of [42, 43, 44, 42, 43]) typists.set(id, true);
    assert.deepEqual(typists.names.get(), ["Marc", "Ann", "Eve"]);
    typists.set(42, false);
    typists.set(42, true);
    assert.deepEqual(typists.names.get(), ["Ann", "Eve", "Marc"]);
  });

  it("are forgotten 60 s after their last report", () => {
    typists.set(42, true);
    clock.tick(40_000);
    typists.set(42, true);
    typists.set(43, true);
    clock.tick(59_999);
    assert.deepEqual(typists.names.get(), ["Marc", "Ann"]);
    clock.tick(1);
    assert.deepEqual(typists.names.get(), []);
  });

  it("stop independently of each other", () => {
    typists.set(42, true);
    typists.set(43, true);
    typists.set(42, false);
    assert.deepEqual(typists.names.get(), ["Ann"]);
    clock.tick(60_000);
    assert.deepEqual(typists.names.get(), []);
  });

  it("do not change when a person stops who never typed", () => {
    let changes = 0;
    typists.names.listen(() => changes++);
    typists.set(42, false);
    assert.equal(changes, 0);
  });

  it("leave no timer running", () => {
    typists.set(42, true);
    typists.set(43, true);
    typists.stop();
    assert.equal(clock.countTimers(), 0);
    assert.deepEqual(typists.names.get(), []);
  });
});

describe("typing text", () => {
  const said = (...names: string[]) => typingText(chatTexts, names);

  it("names one, two, and two of several persons", () => {
    assert.equal(said(), "");
    assert.equal(said("Ann"), "Ann is typing...");
    assert.equal(said("Ann", "Bob"), "Ann and Bob are typing...");
    assert.equal(said("Ann", "Bob", "Cleo"), "Ann, Bob and more are typing...");
    assert.equal(said("Ann", "Bob", "Cleo", "Dan"), "Ann, Bob and more are typing...");
  });

  it("names a person without a name Someone", () => {
    assert.equal(said(""), "Someone is typing...");
    assert.equal(said("", "Anonymous"), "Someone and Anonymous are typing...");
    assert.equal(said("", "Anonymous", "Shy Guy"), "Someone, Anonymous and more are typing...");
  });

  it("keeps a name that looks like a placeholder", () => {
    assert.equal(said("{second}", "Bob"), "{second} and Bob are typing...");
    assert.equal(said("$&"), "$& is typing...");
    assert.equal(typingText(arabic, ["", "مارك"]), "شخص ما ومارك يكتبان الآن...");
  });
});
