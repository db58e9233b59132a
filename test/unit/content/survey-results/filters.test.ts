import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isFinishedOnly,
  withFilter,
  withFinished,
  withoutFilters,
} from "../../../../widgets/content/survey-results/filters.ts";
import { rowsOfPage } from "../../../../widgets/content/survey-results/pager.drive.ts";

test("a filter is a row and an answer, beside those that are there, once", () => {
  assert.equal(withFilter("/survey/results/1", "0", "12"), "/survey/results/1?0,12");
  assert.equal(withFilter("/survey/results/1?0,12", "3", "4"), "/survey/results/1?0,12&3,4");
  assert.equal(withFilter("/survey/results/1?0,12", "0", "12"), "/survey/results/1?0,12");
});

test("finished surveys alone, or all: the other filters stay", () => {
  const [all, some] = ["/r?0,12", "/r?0,12&finished"];
  assert.equal(withFinished(all, true), some);
  assert.equal(withFinished(some, true), some);
  assert.equal(withFinished(some, false), all);
  assert.equal(withFinished("/r?finished", false), "/r");
  assert.deepEqual([isFinishedOnly(some), isFinishedOnly(all)], [true, false]);
  assert.equal(withoutFilters(some), "/r");
});

test("the last page of answers may be short", () =>
  assert.deepEqual(rowsOfPage(3, 10, 24), { first: 21, last: 24, count: 24 }));
