import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { conflicts, excludedBy, isAllowed, parseExclusions } from "#shop/common/configurator/exclusions.ts";

const desk = parseExclusions(
  JSON.stringify({ exclusions: { 1: [], 2: [4], 4: [] }, parent_exclusions: [9], parent_combination: [7, 8] }),
)!;

describe("exclusions", () => {
  it("apply in both directions, in either order of the pair", () => {
    assert.deepEqual([excludedBy(desk, 2, [1, 4]), excludedBy(desk, 4, [2, 3])], [[4], [2]]);
    assert.deepEqual(conflicts(desk, [2, 4]), [[4, 2]]);
    assert.deepEqual(conflicts(desk, [1, 4]), []);
  });

  it("of a parent exclude all values", () => {
    assert.deepEqual([isAllowed(desk, 9, []), isAllowed(desk, 4, [1]), isAllowed(desk, 4, [2])], [false, true, false]);
    assert.deepEqual(desk.parentCombination, [7, 8]);
  });

  it("are undefined if they are invalid, and skip invalid parts", () => {
    for (const text of ["{'exclusions: []'}", "", "null", "7", "["])
      assert.equal(parseExclusions(text), undefined, text);
    const odd = parseExclusions('{"exclusions":{"1":"x","2":[null,"4",{}]},"parent_exclusions":5}')!;
    assert.deepEqual([excludedBy(odd, 2, [4]), odd.byParent.size], [[4], 0]);
  });
});
