import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Client } from "#shared/suite/index.ts";
import { combinationInfo } from "#shop/common/configurator/combination-info.ts";
import { played, recorded, told } from "#test/unit/shop/play.ts";

const question = {
  templateId: 9,
  productId: 10,
  combination: [1, 3],
  quantity: 1,
  pricelistId: 0,
  parentCombination: [],
} as const;
const ask = (client: Client) => combinationInfo(client, question, {});

describe("the suite's answer about a combination", () => {
  test("contains price, variant and stock, and is requested as by the built-in page", async (t) => {
    const { result, params } = await played(t, "get_combination_info_website", ask);
    assert.deepEqual(params, recorded("get_combination_info_website"));
    const { carousel, ...rest } = result;
    assert.match(carousel, /o-carousel-product/);
    assert.deepEqual(rest, {
      templateId: 9,
      productId: 10,
      isPossible: true,
      name: "Customizable Desk (Steel, White)",
      price: 750,
      listPrice: 750,
      isDiscounted: false,
      isStored: true,
      availability: "never",
      available: -5,
      inCart: 0,
      threshold: 5,
      unit: "Unit(s)",
      message: "",
    });
  });

  test("marks a missing variant", async (t) => {
    const { result } = await played(t, "get_combination_info_website__incomplete", ask);
    assert.deepEqual([result.productId, result.isPossible, result.unit], [0, false, ""]);
  });

  test("contains the stock, and the message of the shop about it", async (t) => {
    const { result: counted } = await played(t, "get_combination_info_website__stock_threshold", ask);
    assert.deepEqual([counted.availability, counted.available, counted.threshold], ["threshold", 20, 200]);
    const { result: worded } = await played(t, "get_combination_info_website__stock_custom_message", ask);
    assert.deepEqual([worded.availability, worded.message], ["custom", "Ships from the annex."]);
  });

  test("works without a stock module, and rejects other answers", async (t) => {
    const bare = {
      product_id: 3,
      product_template_id: 9,
      display_name: "Desk",
      price: 1,
      list_price: 1,
      has_discounted_price: false,
    };
    assert.equal((await told(t, bare, ask)).availability, "never");
    await assert.rejects(told(t, { ...bare, price: "1" }, ask), { kind: "contract" });
    await assert.rejects(told(t, false, ask), { kind: "contract" });
  });
});
