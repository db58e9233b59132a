import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atom } from "nanostores";
import declaration from "#theme/countdown/countdown.element.ts";
import { type CountdownProps, createCountdown, readableEnd, timeLeft } from "#theme/countdown/countdown.store.ts";
import { createHost } from "../shared/state/host.ts";

const at = (text: string): number => new Date(text).getTime();
const given = { start: at("2026-11-20T00:00"), end: at("2026-12-24T18:00") };
const hour = 3_600_000;

describe("what is left of a countdown", () => {
  test("is counted from the first moment of the first day to the end", () => {
    assert.equal(timeLeft(given, at("2026-11-20T00:00")), given.end - given.start);
    assert.equal(timeLeft(given, at("2026-12-24T17:00")), hour);
    assert.equal(
      timeLeft({ ...given, start: at("2026-12-24T20:00") }, at("2026-12-24T17:00")),
      hour,
      "days are compared, not times",
    );
  });

  test("is nothing before and after", () => {
    assert.equal(timeLeft(given, given.start - 1), null);
    assert.equal(timeLeft(given, given.end), null);
    assert.equal(timeLeft(given, at("2027-01-01T00:00")), null);
  });

  test("is counted until the end of a day that is its end, which is read as that day", () => {
    const end = declaration.attributes.end.parse("2026-12-24")!;
    assert.equal(timeLeft({ ...given, end }, at("2026-12-24T23:00")), hour);
    assert.equal(timeLeft({ ...given, end }, at("2026-12-25T00:00")), null);
    assert.equal(new Date(readableEnd(end)).getDate(), 24);
    assert.equal(readableEnd(given.end), given.end);
  });

  test("is nothing without both", () => {
    assert.equal(timeLeft({ ...given, start: undefined }, given.start), null);
    assert.equal(timeLeft({ ...given, end: undefined }, given.start), null);
  });
});

describe("a countdown", () => {
  test("follows the clock and what it is given, and says when it is over", () => {
    const host = createHost<CountdownProps>("", given);
    const clock = atom(given.end - 2000);
    const { state, follow } = createCountdown(host);
    follow(clock);
    assert.equal(state.get().left, 2000);
    clock.set(given.end - 1000);
    assert.deepEqual([state.get().left, ...host.states], [1000]);
    clock.set(given.end);
    assert.deepEqual([state.get().left, ...host.states], [null, "over"]);
    host.props.set({ ...given, end: given.end + hour });
    assert.deepEqual([state.get().left, ...host.states], [hour]);
    host.remove();
    clock.set(given.end + 1000);
    assert.equal(state.get().left, hour);
  });
});
