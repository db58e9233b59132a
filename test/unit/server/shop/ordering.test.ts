import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { badge, cartPage, products, update } from "./shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const { chair, archived, studioDesk, cableTray } = products;
const refusal = async (visitor: Browser, params: object): Promise<string | undefined> =>
  ((await visitor.call("/shop/cart/update_json", params))["error"] as { data: { exception_type: string } } | undefined)
    ?.data.exception_type;
const order = async (visitor: Browser, fields: Record<string, string>): Promise<Response> =>
  visitor.post("/shop/cart/update_option", { csrf_token: await visitor.pageToken(), ...fields });

describe("options", () => {
  const withTray = {
    product_id: String(studioDesk),
    add_qty: "2",
    "optional-product-39": String(cableTray),
    "optional-add-39": "1",
  };

  test("follow the quantity of their product, and are removed with it", async () => {
    const visitor = browser(suite);
    assert.equal(await (await order(visitor, withTray)).text(), "4");
    const [line, option] = await suite.database
      .query<{ id: number; linked_line_id: number | null }>(
        "select id, linked_line_id from sale_order_line order by id desc limit 2",
      )
      .then((rows) => rows.reverse());
    assert.equal(option?.linked_line_id, line?.id);
    const page = await cartPage(visitor);
    assert.match(
      page,
      /<tr class="optional_product info">.*Option for: Studio desk \(Ash, Natural\).*<span class="js_quantity text-muted" data-line-id="\d+" data-product-id="391">2</s,
    );
    assert.deepEqual(await update(visitor, { product_id: studioDesk, line_id: line?.id, set_qty: 3 }), {
      line_id: line?.id,
      quantity: 3,
      option_ids: [option?.id],
      cart_quantity: 6,
    });
    assert.equal(
      "cart_quantity" in (await update(visitor, { product_id: studioDesk, line_id: line?.id, set_qty: 0 })),
      false,
    );
  });

  test("separate a desk with options from one without; the same options share a line", async () => {
    const visitor = browser(suite);
    await order(visitor, withTray);
    const plain = await update(visitor, { product_id: studioDesk, add_qty: 1 });
    assert.deepEqual(plain.option_ids, []);
    assert.equal(plain.cart_quantity, 5);
    assert.equal(await (await order(visitor, withTray)).text(), "9");
    assert.equal((await cartPage(visitor)).match(/js_add_cart_json/g)?.length, 4);
  });

  test("are added only if chosen", async () => {
    assert.equal(await (await order(browser(suite), { ...withTray, "optional-add-39": "0" })).text(), "2");
  });

  test("accessories are suggested until they are in the cart", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: studioDesk, add_qty: 1 });
    assert.match(
      await cartPage(visitor),
      /id="suggested_products".*<input class="js_quantity" name="product_id" type="hidden" data-product-id="311"/s,
    );
    await update(visitor, { product_id: 311, line_id: null, set_qty: 1 });
    assert.doesNotMatch(await cartPage(visitor), /suggested_products/);
  });
});

describe("notes of the customer", () => {
  const choices = (text: string): Record<string, string> => ({
    product_id: "581",
    no_variant_attribute_values: JSON.stringify([
      {
        attribute_value_id: 5802,
        attribute_name: "Wrapping",
        value: "5802",
        attribute_value_name: "Card with your words",
      },
    ]),
    product_custom_attribute_values: JSON.stringify([
      { attribute_value_id: 5802, attribute_value_name: "Card with your words", custom_value: text },
    ]),
  });

  test("are in the cart, escaped, each on its own line", async () => {
    const visitor = browser(suite);
    await visitor.post("/shop/cart/update", choices("Happy <b>birthday</b>"));
    await visitor.post("/shop/cart/update", choices("Get well"));
    const page = await cartPage(visitor);
    assert.match(page, /Wrapping: Card with your words: Happy &lt;b&gt;birthday/);
    assert.match(page, /Wrapping: Card with your words: Get well/);
  });

  test("are ignored if invalid", async () => {
    const visitor = browser(suite);
    for (const junk of ["{", '"text"', "[1]", '[{"attribute_name":7}]', "null"]) {
      const response = await visitor.post("/shop/cart/update", {
        product_id: String(chair),
        no_variant_attribute_values: junk,
        custom_values: junk,
      });
      assert.equal(response.status, 302, junk);
    }
    assert.equal(await badge(visitor), "5");
  });
});

describe("odd input", () => {
  const hostile: readonly (readonly [object, string])[] = [
    [{ product_id: null, add_qty: 1 }, "internal_error"],
    [{ product_id: [chair], add_qty: 1 }, "internal_error"],
    [{ product_id: 1.5, add_qty: 1 }, "internal_error"],
    [{ product_id: 1e12, add_qty: 1 }, "internal_error"],
    [{ product_id: -1, add_qty: 1 }, "missing_error"],
    [{ product_id: archived, add_qty: 1 }, "user_error"],
    [{ product_id: chair, line_id: "x", set_qty: 1 }, "internal_error"],
    [{ product_id: chair, line_id: {}, set_qty: 1 }, "internal_error"],
    [{ product_id: chair, set_qty: { $gt: 0 } }, "internal_error"],
    [{ product_id: chair, add_qty: [1] }, "internal_error"],
    [{ product_id: chair, set_qty: 1e300 }, "internal_error"],
    [{ product_id: chair, add_qty: "9e99" }, "internal_error"],
  ];
  for (const [params, type] of hostile) {
    test(`${JSON.stringify(params)} is ${type}`, async () => {
      const visitor = browser(suite);
      assert.equal(await refusal(visitor, params), type);
      assert.equal(await badge(visitor), "");
    });
  }

  test("forms: an unknown product is the page 404, an invalid number is an error, and no token is needed", async () => {
    const visitor = browser(suite);
    assert.equal((await visitor.post("/shop/cart/update", { product_id: "999999" })).status, 404);
    for (const product_id of ["", "abc", "1;drop table session", "9".repeat(30)])
      assert.equal((await visitor.post("/shop/cart/update", { product_id })).status, 400, product_id);
    assert.equal((await visitor.post("/shop/cart/update", { product_id: String(chair), add_qty: "abc" })).status, 302);
    assert.equal(await badge(visitor), "1");
  });

  test("options need a token, and reject invalid values", async () => {
    const visitor = browser(suite);
    assert.equal(
      (await visitor.post("/shop/cart/update_option", { product_id: String(chair), add_qty: "1" })).status,
      400,
    );
    assert.equal(
      (await order(visitor, { product_id: String(chair), "optional-product-1": "x", "optional-add-1": "1" })).status,
      400,
    );
    assert.equal(
      (await order(visitor, { product_id: String(chair), "optional-product-1": "999999", "optional-add-1": "1" }))
        .status,
      404,
    );
    assert.equal(await badge(visitor), "");
  });
});
