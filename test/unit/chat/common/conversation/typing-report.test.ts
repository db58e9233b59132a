import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { createTypingReport, type TypingReport } from "#chat/common/conversation/state/typing-report.ts";

describe("typing report", () => {
  let clock: SinonFakeTimers;
  /** What was sent, with the seconds at which it was. */
  let sent: string[];
  let report: TypingReport;
  /** Keys in the rhythm of somebody who does not stop, for so many ms. */
  const typeFor = (time: number) => {
    for (let end = clock.now + time; clock.now < end; clock.tick(1000)) report.input("Hello");
  };

  beforeEach(() => {
    clock = useFakeTimers();
    sent = [];
    report = createTypingReport((isTyping) => sent.push(`${isTyping} ${clock.now / 1000}`));
  });
  afterEach(() => clock.restore());

  it("reports at once that somebody types, and nothing more while they do", () => {
    report.input("H");
    typeFor(20_000);
    assert.deepEqual(sent, ["true 0"]);
  });

  it("takes blanks for typing", () => {
    report.input(" ");
    assert.deepEqual(sent, ["true 0"]);
  });

  it("reports that it is over 5 s after the last key", () => {
    report.input("H");
    clock.tick(3000);
    report.input("He");
    clock.tick(4999);
    assert.deepEqual(sent, ["true 0"]);
    clock.tick(1);
    assert.deepEqual(sent, ["true 0", "false 8"]);
    clock.tick(120_000);
    assert.equal(sent.length, 2);
  });

  it("reports at most every 2.5 s, and at the end of that time what is true then", () => {
    report.input("H");
    clock.tick(1000);
    report.input("");
    clock.tick(1499);
    assert.deepEqual(sent, ["true 0"]);
    clock.tick(1);
    assert.deepEqual(sent, ["true 0", "false 2.5"]);
    report.input("A");
    clock.tick(2500);
    assert.deepEqual(sent, ["true 0", "false 2.5", "true 5"]);
  });

  it("does not report what was over within 2.5 s", () => {
    report.input("H");
    clock.tick(500);
    report.input("");
    clock.tick(500);
    report.input("H");
    clock.tick(3000);
    assert.deepEqual(sent, ["true 0"]);
  });

  it("begins a new 2.5 s with what waited for their end", () => {
    report.input("H");
    report.input("");
    clock.tick(2500);
    report.input("H");
    clock.tick(2499);
    assert.deepEqual(sent, ["true 0", "false 2.5"]);
    clock.tick(1);
    assert.deepEqual(sent, ["true 0", "false 2.5", "true 5"]);
  });

  it("repeats it every 50 s of typing on", () => {
    typeFor(120_000);
    assert.deepEqual(sent, ["true 0", "true 50", "true 100"]);
    clock.tick(3999);
    assert.equal(sent.length, 3);
    clock.tick(1);
    assert.equal(sent.at(-1), "false 124");
    clock.tick(120_000);
    assert.equal(sent.length, 4);
  });

  it("leaves it to the message that typing is over, and reports at once that the next one is typed", () => {
    report.input("Hello");
    clock.tick(1000);
    report.stop();
    report.input("A");
    assert.deepEqual(sent, ["true 0", "true 1"]);
    report.stop();
    clock.tick(120_000);
    assert.equal(sent.length, 2);
  });

  it("drops what waited when the message is posted", () => {
    report.input("H");
    report.input("");
    report.stop();
    clock.tick(10_000);
    assert.deepEqual(sent, ["true 0"]);
  });

  it("ends with the chat", () => {
    report.input("H");
    report.stop();
    clock.tick(120_000);
    assert.deepEqual(sent, ["true 0"]);
  });
});
