import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

/** Studio desk: ash, oak, walnut; natural, graphite, brick; one width and one height. */
const desk = {
  template: 9,
  ash: 901,
  oak: 902,
  walnut: 903,
  natural: 904,
  graphite: 905,
  brick: 906,
  fixed: [907, 908],
} as const;
/** Mug, whose variants are created on demand: plain, brass plate, initials; none, card. */
const mug = { template: 37, plain: 3701, plate: 3702, initials: 3703, none: 3704, card: 3705 } as const;

interface Info {
  readonly product_id: number | false;
  readonly display_name: string;
  readonly price: number;
  readonly list_price: number;
  readonly has_discounted_price: boolean;
  readonly is_combination_possible?: boolean;
  readonly virtual_available: number;
  readonly cart_qty: number;
}

const info = async (
  visitor: Browser,
  template: number,
  combination: readonly number[],
  more: object = {},
): Promise<Info> =>
  (
    await visitor.call("/product_configurator/get_combination_info_website", {
      product_template_id: template,
      product_id: false,
      combination,
      add_qty: 1,
      pricelist_id: false,
      parent_combination: [],
      ...more,
    })
  )["result"] as Info;
const create = (visitor: Browser, template: unknown, values: unknown): Promise<Record<string, unknown>> =>
  visitor.call("/product_configurator/create_product_variant", {
    product_template_id: template,
    product_template_attribute_value_ids: values,
  });
const type = (answer: Record<string, unknown>): string | undefined =>
  (answer["error"] as { data: { exception_type: string } } | undefined)?.data.exception_type;

describe("combinations", () => {
  test("have a name, price and id per variant", async () => {
    const { product_id, display_name, price, is_combination_possible } = await info(browser(suite), desk.template, [
      desk.walnut,
      desk.graphite,
      ...desk.fixed,
    ]);
    assert.deepEqual(
      { product_id, display_name, price, is_combination_possible },
      { product_id: 98, display_name: "Studio desk (Walnut, Graphite)", price: 930, is_combination_possible: true },
    );
  });

  test("are not possible if archived or excluded", async () => {
    const visitor = browser(suite);
    const archived = await info(visitor, desk.template, [desk.oak, desk.graphite, ...desk.fixed]);
    assert.deepEqual([archived.product_id, archived.is_combination_possible], [95, false]);
    const excluded = await info(visitor, desk.template, [desk.walnut, desk.brick, ...desk.fixed]);
    assert.deepEqual([excluded.product_id, excluded.is_combination_possible], [false, false]);
  });

  test("are not possible with too few, too many, repeated or foreign values", async () => {
    const visitor = browser(suite);
    for (const combination of [
      [desk.ash],
      [desk.ash, desk.oak, desk.natural, ...desk.fixed],
      [desk.ash, desk.ash, ...desk.fixed],
      [desk.ash, desk.natural, 907, mug.plain],
      [0, -1, 5],
    ]) {
      assert.equal(
        (await info(visitor, desk.template, combination)).is_combination_possible,
        false,
        combination.join(),
      );
    }
  });

  test("are not possible if excluded by a parent", async () => {
    await suite.database.query("insert into product_exclusion (value_id, excluded_id) values ($1, 3101)", [
      desk.walnut,
    ]);
    const visitor = browser(suite);
    assert.equal(
      (await info(visitor, 31, [3101, 3103], { parent_combination: [desk.walnut] })).is_combination_possible,
      false,
    );
    assert.equal(
      (await info(visitor, 31, [3101, 3103], { parent_combination: [desk.ash] })).is_combination_possible,
      true,
    );
  });

  test("have the discount and the number in the cart", async () => {
    const visitor = browser(suite);
    const { price, list_price, has_discounted_price } = await info(visitor, 12, [1201, 1202, 1203]);
    assert.deepEqual([price, list_price, has_discounted_price], [161.5, 190, true]);
    await visitor.call("/shop/cart/update_json", { product_id: 151, add_qty: 3 });
    const chair = await info(visitor, 15, [], { product_id: 151 });
    assert.deepEqual([chair.product_id, chair.virtual_available, chair.cart_qty], [151, 124, 3]);
  });

  test("are errors of the suite for invalid and unpublished ids", async () => {
    const visitor = browser(suite);
    const ask = (params: object) =>
      visitor.call("/product_configurator/get_combination_info_website", {
        product_template_id: 9,
        product_id: 91,
        combination: [],
        add_qty: 1,
        pricelist_id: false,
        ...params,
      });
    assert.equal(type(await ask({ product_template_id: 1 })), "access_error");
    assert.equal(type(await ask({ product_template_id: "x" })), "internal_error");
    assert.equal(type(await ask({ combination: "901" })), "internal_error");
    assert.equal(type(await ask({ combination: [{}] })), "internal_error");
    await visitor.signIn("publisher");
    assert.equal(type(await ask({ product_template_id: 1 })), undefined);
  });
});

describe("variants on demand", () => {
  const variants = async (): Promise<number> =>
    (await suite.database.query("select from product_product where template_id = $1", [mug.template])).length;

  test("are created on request only, once", async () => {
    const visitor = browser(suite);
    const page = await (await visitor.request("/shop/product/37")).text();
    assert.match(page, /<input type="hidden" class="product_id" name="product_id"\/>/);
    assert.equal((await info(visitor, mug.template, [mug.plate, mug.none])).product_id, false);
    assert.equal(await variants(), 0);
    const { result: id } = await create(visitor, mug.template, JSON.stringify([mug.plate, mug.none]));
    assert.ok(typeof id === "number" && id >= 1000);
    assert.equal(
      (await create(browser(suite), String(mug.template), JSON.stringify([mug.card, mug.plate])))["result"],
      id,
    );
    assert.equal((await info(visitor, mug.template, [mug.plate, mug.none])).product_id, id);
    assert.equal(await variants(), 1);
    const { result } = await visitor.call("/shop/cart/update_json", { product_id: id, add_qty: 1 });
    assert.match((result as Record<string, string>)["website_sale.cart_lines"] ?? "", /Harbour mug \(Brass plate\)/);
  });

  test("are 0 if impossible or incomplete", async () => {
    const visitor = browser(suite);
    const before = await variants();
    assert.equal((await create(visitor, mug.template, JSON.stringify([mug.initials, mug.card])))["result"], 0);
    assert.equal((await create(visitor, mug.template, "[]"))["result"], 0);
    assert.equal(
      (await create(visitor, desk.template, JSON.stringify([desk.oak, desk.graphite, ...desk.fixed])))["result"],
      0,
    );
    assert.equal(await variants(), before);
  });

  test("take values as JSON text only", async () => {
    const visitor = browser(suite);
    for (const values of [[mug.plain, mug.none], "{", '"x"', "{}", "[[1]]", null, 7])
      assert.equal(type(await create(visitor, mug.template, values)), "internal_error", JSON.stringify(values));
    assert.equal(type(await create(visitor, 1, "[]")), "access_error");
  });
});

describe("the form of a product page, without script", () => {
  const fields = (wood: number, colour: number): Record<string, string> => ({
    product_id: "91",
    product_template_id: "9",
    add_qty: "1",
    "attribute-9-1": String(wood),
    "attribute-9-2": String(colour),
    "attribute-9-3": "907",
    "attribute-9-4": "908",
  });

  test("buys the chosen combination", async () => {
    const visitor = browser(suite);
    assert.equal(
      (await visitor.post("/shop/cart/update", fields(desk.oak, desk.brick))).headers.get("location"),
      "/shop/cart",
    );
    assert.match(await (await visitor.request("/shop/cart")).text(), /Studio desk \(Oak, Brick\)/);
  });

  test("leads back to the page with a message if the combination is impossible", async () => {
    const visitor = browser(suite);
    const location =
      (await visitor.post("/shop/cart/update", fields(desk.walnut, desk.brick))).headers.get("location") ?? "";
    assert.equal(location, "/shop/product/9?combination=903,906,907,908");
    const page = await (await visitor.request(location)).text();
    assert.match(page, /class="js_product js_main_product css_not_available"/);
    assert.match(page, /checked="" name="attribute-9-1" value="903"/);
    assert.match(await (await visitor.request("/shop/cart")).text(), /Your cart is empty!/);
  });

  test("creates a variant on demand, with the other values as a note", async () => {
    const visitor = browser(suite);
    await visitor.post("/shop/cart/update", {
      product_id: "",
      product_template_id: "37",
      add_qty: "2",
      "attribute-37-8": "3701",
      "attribute-37-9": "3705",
    });
    const page = await (await visitor.request("/shop/cart")).text();
    assert.match(page, /Harbour mug \(Plain\)/);
    assert.match(page, /Wrapping: Card with your words/);
    assert.match(page, /value="2"/);
  });
});
