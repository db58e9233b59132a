import assert from "node:assert/strict";
import { test } from "node:test";
import { rangeOfHash, withRange } from "#links/link-stats/range.ts";

test("range: has the hash of a tab of the built-in page", () => {
  assert.deepEqual(["#all_time_charts", "#last_month_charts", "#last_week_charts"].map(rangeOfHash), [
    "all",
    "month",
    "week",
  ]);
  for (const other of ["", "#", "#week", "#last_week", "#LAST_WEEK_CHARTS", "last_week_charts"])
    assert.equal(rangeOfHash(other), undefined, other);
});

test("withRange: adds a range to the page's address, and keeps the rest", () => {
  assert.equal(
    withRange({ origin: "http://x", pathname: "/fr_FR/r/chair+", search: "?a=1&b" }, "week"),
    "http://x/fr_FR/r/chair+?a=1&b#last_week_charts",
  );
  for (const range of ["all", "month", "week"] as const)
    assert.equal(
      rangeOfHash(new URL(withRange({ origin: "http://x", pathname: "/r/x+", search: "" }, range)).hash),
      range,
    );
  const twoSlashes = withRange({ origin: "http://x", pathname: "//evil.example/r/x+", search: "" }, "all");
  assert.equal(new URL(twoSlashes, "http://x").host, "x");
});
