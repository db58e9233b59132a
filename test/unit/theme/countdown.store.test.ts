import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atom } from "nanostores";
import declaration from "#theme/countdown/countdown.element.ts";
import { type CountdownProps, createCountdown, readableEnd, timeLeft } from "#theme/countdown/countdown.store.ts";
import { createHost } from "../shared/state/host.ts";

const at = (text: string): number => new Date(text).getTime();
const given = { start: at("2026-11-20T00:00"), end: at("2026-12-24T18:00") };
const hour = 3_600_000;

describe("timeLeft", () => {
  test("counts from the start of the first day to the end", () => {
    assert.equal(timeLeft(given, at("2026-11-20T00:00")), given.end - given.start);
    assert.equal(timeLeft(given, at("2026-12-24T17:00")), hour);
    assert.equal(
      timeLeft({ ...given, start: at("2026-12-24T20:00") }, at("2026-12-24T17:00")),
      hour,
      "days are compared, not times",
    );
  });

  test("returns null before and after", () => {
    assert.equal(timeLeft(given, given.start - 1), null);
    assert.equal(timeLeft(given, given.end), null);
    assert.equal(timeLeft(given, at("2027-01-01T00:00")), null);
  });

  test("counts to the end of the last day, which is displayed as that day", () => {
    const end = declaration.attributes.end.parse("2026-12-24")!;
    assert.equal(timeLeft({ ...given, end }, at("2026-12-24T23:00")), hour);
    assert.equal(timeLeft({ ...given, end }, at("2026-12-25T00:00")), null);
    assert.equal(new Date(readableEnd(end)).getDate(), 24);
    assert.equal(readableEnd(given.end), given.end);
  });
});

describe("countdown store", () => {
  test("follows clock and attributes, and sets the state over", () => {
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
