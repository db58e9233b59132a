import assert from "node:assert/strict";
import { test } from "node:test";
import { mostCommon } from "#demo/server/survey/most-common.ts";

test("numbers are listed by frequency, then ascending, up to the requested count", () => {
  const given = [3, 7, 1, 3, 7, 2.5, 3];
  assert.deepEqual(mostCommon(given, 3), [
    [3, 3],
    [7, 2],
    [1, 1],
  ]);
  assert.deepEqual(mostCommon(given, 9).at(-1), [2.5, 1]);
  assert.deepEqual(mostCommon([], 5), []);
});
