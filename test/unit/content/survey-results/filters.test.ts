import assert from "node:assert/strict";
import { test } from "node:test";
import { isFinishedOnly, withFilter, withFinished, withoutFilters } from "#content/survey-results/filters.bind.ts";
import { rowsOfPage } from "#content/survey-results/pager.bind.ts";

test("a filter returns a query without a path", () => {
  assert.equal(withFilter("", "0", "12"), "?0,12");
  assert.deepEqual([withFinished("", true), withFinished("?finished", false), withoutFilters], ["?finished", "?", "?"]);
});

test("a filter of row and answer is added to the others once", () => {
  assert.equal(withFilter("", "0", "12"), "?0,12");
  assert.equal(withFilter("?0,12", "3", "4"), "?0,12&3,4");
  assert.equal(withFilter("?0,12", "0", "12"), "?0,12");
});

test("the limit to finished surveys keeps the other filters", () => {
  const [all, some] = ["?0,12", "?0,12&finished"];
  assert.equal(withFinished(all, true), some);
  assert.equal(withFinished(some, true), some);
  assert.equal(withFinished(some, false), all);
  assert.equal(withFinished("?finished", false), "?");
  assert.deepEqual([isFinishedOnly(some), isFinishedOnly(all)], [true, false]);
  assert.equal(withoutFilters, "?");
});

test("the last page of answers may be shorter", () =>
  assert.deepEqual(rowsOfPage(3, 10, 24), { first: 21, last: 24, count: 24 }));
