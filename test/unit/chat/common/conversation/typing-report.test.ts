import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { createTypingReport, type TypingReport } from "#chat/common/conversation/state/typing-report.ts";

describe("typing report", () => {
  let clock: SinonFakeTimers;
  /** Reports that were sent, each with its time in s. */
  let sent: string[];
  let report: TypingReport;
  /** Types without a pause for a number of ms. */
  const typeFor = (time: number) => {
    for (let end = clock.now + time; clock.now < end; clock.tick(1000)) report.input("Hello");
  };

  beforeEach(() => {
    clock = useFakeTimers();
    sent = [];
    report = createTypingReport((isTyping) => sent.push(`${isTyping} ${clock.now / 1000}`));
  });
  afterEach(() => clock.restore());

  it("reports typing at once, and sends no more reports while it continues", () => {
    report.input("H");
    typeFor(20_000);
    assert.deepEqual(sent, ["true 0"]);
  });

  it("counts blanks as typing", () => {
    report.input(" ");
    assert.deepEqual(sent, ["true 0"]);
  });

  it("reports the end 5 s after the last key", () => {
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

  it("reports at most every 2.5 s, then the state at that time", () => {
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

  it("does not report typing that ended within 2.5 s", () => {
    report.input("H");
    clock.tick(500);
    report.input("");
    clock.tick(500);
    report.input("H");
    clock.tick(3000);
    assert.deepEqual(sent, ["true 0"]);
  });

  it("starts another 2.5 s with a delayed report", () => {
    report.input("H");
    report.input("");
    clock.tick(2500);
    report.input("H");
    clock.tick(2499);
    assert.deepEqual(sent, ["true 0", "false 2.5"]);
    clock.tick(1);
    assert.deepEqual(sent, ["true 0", "false 2.5", "true 5"]);
  });

  it("repeats the report after every 50 s of typing", () => {
    typeFor(120_000);
    assert.deepEqual(sent, ["true 0", "true 50", "true 100"]);
    clock.tick(3999);
    assert.equal(sent.length, 3);
    clock.tick(1);
    assert.equal(sent.at(-1), "false 124");
    clock.tick(120_000);
    assert.equal(sent.length, 4);
  });

  it("leaves the end of typing to the message, and reports the next typing at once", () => {
    report.input("Hello");
    clock.tick(1000);
    report.stop();
    report.input("A");
    assert.deepEqual(sent, ["true 0", "true 1"]);
    report.stop();
    clock.tick(120_000);
    assert.equal(sent.length, 2);
  });

  it("drops a delayed report when the message is posted", () => {
    report.input("H");
    report.input("");
    report.stop();
    clock.tick(10_000);
    assert.deepEqual(sent, ["true 0"]);
  });

  it("sends nothing after the end of the chat", () => {
    report.input("H");
    report.stop();
    clock.tick(120_000);
    assert.deepEqual(sent, ["true 0"]);
  });
});
