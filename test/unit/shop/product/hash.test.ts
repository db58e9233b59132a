import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { hashWith, idsInHash } from "#shop/product/product.bind.ts";

describe("the choice in the address", () => {
  it("is read from any position in the hash", () => {
    const read = ["#attr=3,4", "#scrollTop=3&attr=3,4", "#attr=3,4&x=1", "#attr=,3,,4"].map(idsInHash);
    assert.deepEqual(read, [
      [3, 4],
      [3, 4],
      [3, 4],
      [3, 4],
    ]);
    assert.deepEqual(["", "#", "#attr=", "#attr=x", "#myattr=3", "#discussion"].flatMap(idsInHash), []);
  });

  it("is written beside the other parameters of the hash", () => {
    assert.deepEqual(
      ["", "#attr=1", "#scrollTop=3", "#scrollTop=3&attr=1", "#attr=1&scrollTop=3"].map((hash) =>
        hashWith(hash, [3, 4]),
      ),
      ["#attr=3,4", "#attr=3,4", "#scrollTop=3&attr=3,4", "#scrollTop=3&attr=3,4", "#scrollTop=3&attr=3,4"],
    );
  });
});
