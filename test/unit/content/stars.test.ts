import assert from "node:assert/strict";
import { test } from "node:test";
import { fillOf, positions, roundToHalves } from "#shared/ui/stars/Stars.tsx";

test("an average is rounded to halves: tenths from 3 to 7 are a half", () => {
  const rounded = [0, 0.24, 2.29, 2.3, 2.5, 2.7, 2.75, 2.8, 3.96, 4.96, 5].map(roundToHalves);
  assert.deepEqual(rounded, [0, 0, 2.5, 2.5, 2.5, 2.5, 3, 3, 4, 5, 5]);
});

test("an average is limited to 0 to 5 stars", () => {
  assert.deepEqual([-3, 5.4, 80].map(roundToHalves), [0, 5, 5]);
});

test("stars are full up to the value, and one may be half", () => {
  const fills = (value: number) => positions.map((position) => fillOf(position, value));
  assert.deepEqual(fills(2.5), [1, 1, 0.5, 0, 0]);
  assert.deepEqual(fills(0), [0, 0, 0, 0, 0]);
  assert.deepEqual(fills(5), [1, 1, 1, 1, 1]);
});
