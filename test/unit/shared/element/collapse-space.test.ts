import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { collapseSpace } from "#shared/element/index.ts";

describe("collapseSpace", () => {
  it("collapseSpace: writes each run of white space as one space, none at the ends", () => {
    assert.equal(collapseSpace(" a \n\n b\u00a0c\t"), "a b c");
    assert.equal(collapseSpace("a b"), "a b");
    assert.equal(collapseSpace(" \n "), "");
  });

  it("collapseSpace: adds no space between words", () => {
    assert.equal(collapseSpace("ab"), "ab");
  });

  it("collapseSpace: gives an empty text for an absent one", () => {
    for (const text of [null, undefined, ""]) assert.equal(collapseSpace(text), "");
  });
});
