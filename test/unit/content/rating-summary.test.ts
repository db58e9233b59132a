import assert from "node:assert/strict";
import { test } from "node:test";
import { ratingValueOf, starsOf } from "#shared/suite/contract/stars.ts";
import { summaryOf } from "#shared/ui/RatingCard.tsx";

test("a star counts 2 on the wire: in average, shares and filter", () => {
  // recording chatter/chatter_init__rating
  const percent = { "1": 0, "3": 0, "4": 33.333333333333336, "8": 33.333333333333336, "10": 33.333333333333336 };
  const { average, count, shares } = summaryOf({ avg: 7.333333333333333, total: 3, percent });
  assert.deepEqual([average.toFixed(2), count, shares], ["3.67", 3, [0, 33, 0, 33, 33]]);
  assert.deepEqual([ratingValueOf(4), starsOf(9)], [8, 4.5]);
});

test("a share is limited to the valid range", () =>
  assert.deepEqual(summaryOf({ avg: 0, total: 1, percent: { "2": 400, "4": -3 } }).shares, [100, 0, 0, 0, 0]));

test("a share is rounded to the nearest whole percent", () => {
  const percent = { "2": 33.4, "8": 66.6, "10": 0.5 };
  assert.deepEqual(summaryOf({ avg: 6, total: 3, percent }).shares, [33, 0, 0, 67, 1]);
});
