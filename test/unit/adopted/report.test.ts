import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { linesOf } from "#demo/adopted/report.ts";

const report = { path: "/shop", adopted: {}, chunks: [], left: {}, errors: [] };

describe("the report of a page", () => {
  it("lists adopted markup, markup without an element, and errors of elements", () => {
    const lines = linesOf({
      ...report,
      adopted: { "suite-wishlist-link": 1, "suite-add-to-cart": 20 },
      chunks: ["page-behaviours"],
      left: { "suite-product": 1, "suite-follow": 2 },
      errors: ["<suite-follow> server: no"],
    });
    assert.deepEqual(lines.split("\n"), [
      "/shop",
      "  adopted: suite-add-to-cart ×20, suite-wishlist-link, page-behaviours",
      "  not adopted: suite-follow ×2, suite-product",
      "  error: <suite-follow> server: no",
    ]);
  });

  it("says so where there is nothing", () => {
    assert.equal(linesOf(report), "/shop\n  adopted: nothing\n  not adopted: nothing");
  });

  it("escapes control characters of terminals", () => {
    assert.equal(linesOf({ ...report, errors: ["a\u001b[2Jb\nc"] }).split("\n")[3], "  error: a [2Jb c");
  });
});
