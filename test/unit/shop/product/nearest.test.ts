import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { noExclusions, parseExclusions } from "#shop/common/configurator/exclusions.ts";
import { nearest, type Search } from "#shop/product/nearest.ts";

const attributes = [
  [1, 2, 3],
  [4, 5],
  [6, 7],
];
const excluding = (exclusions: object) => parseExclusions(JSON.stringify({ exclusions }))!;
const look = (search: Partial<Search>) =>
  nearest({ attributes, combination: [1, 4, 6], exclusions: noExclusions, kept: 0, isRefused: () => false, ...search });

describe("the nearest combination", () => {
  it("is the chosen combination if no rule excludes it", () => assert.deepEqual(look({}), [1, 4, 6]));

  it("changes as few values as possible, and keeps the value that was chosen last", () => {
    const exclusions = excluding({ 1: [4] });
    assert.deepEqual(look({ exclusions, kept: 1 }), [1, 5, 6]);
    assert.deepEqual(look({ exclusions, kept: 4 }), [2, 4, 6]);
  });

  it("changes more values if one change is not enough", () => {
    const exclusions = excluding({ 1: [4, 6] });
    assert.deepEqual(look({ exclusions, kept: 1 }), [1, 5, 7]);
  });

  it("skips the combinations that the suite has rejected", () => {
    const refused = new Set(["1,4,6", "1,4,7"]);
    assert.deepEqual(look({ isRefused: (combination) => refused.has(combination.join()) }), [1, 5, 6]);
  });

  it("is undefined for a value that is excluded with all others", () => {
    assert.equal(look({ exclusions: excluding({ 1: [4, 5] }), kept: 1 }), undefined);
  });

  it("fills in missing values", () => assert.deepEqual(look({ combination: [0, 4, 6] }), [1, 4, 6]));

  it("is undefined within a second if there are too many combinations", () => {
    const many = Array.from({ length: 30 }, (_, attribute) => [2 * attribute + 1, 2 * attribute + 2]);
    const combination = many.map(([first]) => first!);
    const before = performance.now();
    assert.equal(look({ attributes: many, combination, isRefused: () => true }), undefined);
    assert.ok(performance.now() - before < 1000);
  });
});
