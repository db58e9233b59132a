import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { failures } from "#shared/i18n/en.json";
import type { CombinationInfo } from "#shop/common/configurator/combination-info.ts";
import { product } from "#shop/i18n/en.json";
import { capped, isSoldOut, stockOf, stockText } from "#shop/product/stock.ts";

const english = { ...failures, ...product };

const some: CombinationInfo = {
  templateId: 9,
  productId: 1,
  isPossible: true,
  name: "Desk",
  price: 1,
  listPrice: 1,
  isDiscounted: false,
  carousel: "",
  isStored: true,
  availability: "always",
  available: 20,
  inCart: 0,
  threshold: 5,
  unit: "Unit(s)",
  message: "",
};
const told = (info: Partial<CombinationInfo>) => stockText(stockOf({ ...some, ...info }), english);

describe("the stock message of a product", () => {
  it("has the available quantity, or states that the stock suffices", () => {
    assert.equal(told({}), "20 Unit(s) available");
    assert.equal(told({ availability: "threshold" }), "In stock");
    assert.equal(told({ availability: "threshold", available: 5 }), "5 Unit(s) available");
  });

  it("subtracts the quantity in the cart", () => {
    assert.equal(told({ inCart: 3 }), "17 Unit(s) available You already added 3 Unit(s) in your cart.");
    assert.equal(told({ inCart: 20 }), "You already added all 20 Unit(s) in your cart.");
    assert.equal(told({ available: -5 }), "Temporarily out of stock");
  });

  it("has the shop's own text, and is empty for a product without stock or with hidden stock", () => {
    assert.equal(told({ availability: "custom", message: "Ships from the annex." }), "Ships from the annex.");
    assert.deepEqual(
      [told({ availability: "never" }), told({ isStored: false }), told({ availability: "custom" })],
      ["", "", ""],
    );
  });

  it("is empty for a variant that the purchase creates, and the variant can be sold", () => {
    for (const availability of ["always", "threshold", "custom"]) {
      const info = { productId: 0, available: 0, availability, message: "Three weeks." };
      assert.equal(told(info), "", availability);
      assert.equal(isSoldOut(stockOf({ ...some, ...info }), 1), false, availability);
    }
  });

  it("keeps a quantity below one unchanged", () => {
    for (const wanted of [0, -3])
      for (const available of [0, 20]) assert.equal(capped(stockOf({ ...some, available }), wanted), wanted);
  });

  it("limits a quantity to the stock, at least to one, if the shop limits sales", () => {
    const cap = (info: Partial<CombinationInfo>, wanted: number) => capped(stockOf({ ...some, ...info }), wanted);
    assert.deepEqual(
      [cap({}, 30), cap({}, 2), cap({ available: 0 }, 3), cap({ availability: "never" }, 30)],
      [20, 2, 1, 30],
    );
    const isOut = (info: Partial<CombinationInfo>, wanted: number) => isSoldOut(stockOf({ ...some, ...info }), wanted);
    assert.deepEqual(
      [isOut({ available: 0 }, 1), isOut({}, 1), isOut({}, 0), isOut({}, -3)],
      [true, false, true, true],
    );
  });
});
