import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { totalOf } from "#shop/optional-products/rows.ts";
import { settled } from "#test/unit/chat/common/conversation/wire.ts";
import { chair, desk, engraving, html, mat, place, polish } from "./dialog.ts";

const info = (productId: number | false, price: number) => ({
  product_id: productId,
  product_template_id: 16,
  display_name: `Variant ${productId}`,
  price,
  list_price: price,
  has_discounted_price: false,
  is_combination_possible: true,
});

describe("options in the dialog", () => {
  test("adds an option with its own options, and removes both", async (t) => {
    const { suite, offer, add, remove, once, listed } = await place(t);
    await offer();
    add(16);
    const items = await suite.call(0);
    assert.deepEqual(
      [items.path, items.params],
      ["/product_configurator/optional_product_items_website", { product_id: 160, pricelist_id: false, add_qty: 2 }],
    );
    // an option that is already listed is not listed twice
    items.answer(html(polish, mat));
    await once(({ rows }) => rows.length === 4);
    assert.deepEqual(listed(), [9, 16, -31, -30]);
    add(31);
    (await suite.call(1)).answer("\n  ");
    remove(16);
    assert.deepEqual(listed(), [9, -16, -30]);
    await settled();
    assert.equal(suite.asked.length, 2);
  });

  test("ignores the answer for an option that was removed meanwhile", async (t) => {
    const { suite, offer, add, remove, listed, now } = await place(t);
    await offer();
    add(16);
    const items = await suite.call(0);
    remove(16);
    items.answer(html(polish));
    await settled();
    assert.deepEqual([listed(), now().error], [[9, -16, -30], null]);
  });

  test("loads the variant of a chosen option, and ignores the answer to an earlier choice", async (t) => {
    const { suite, offer, choose, pass, once, now } = await place(t);
    await offer();
    choose(16, 0, 6);
    const first = await suite.call(0);
    assert.deepEqual([first.params!["combination"], first.params!["parent_combination"]], [[6], [1, 3]]);
    choose(16, 0, 5);
    pass(500);
    (await suite.call(1)).answer(info(165, 18));
    await once(({ rows }) => rows[1]!.productId === 165);
    first.answer(info(166, 99));
    await settled();
    const { productId, price, busy } = now().rows[1]!;
    assert.deepEqual([productId, price, busy], [165, 18, false]);
  });

  test("waits for the chosen variant before the order, and removes an option without a variant", async (t) => {
    const { suite, offer, add, choose, confirm, once, now } = await place(t);
    await offer();
    add(16);
    (await suite.call(0)).answer("");
    choose(16, 0, 6);
    await confirm("stay");
    (await suite.call(1)).answer({ ...info(false, 1), is_combination_possible: false });
    await once(({ rows }) => !rows[1]!.busy);
    assert.deepEqual([suite.asked.length, now().rows.map(({ isIn }) => isIn)], [2, [true, false, false]]);
    assert.equal(now().rows[1]!.isPossible, false);
  });

  test("does not order the previous variant of an option if the call for the new variant failed", async (t) => {
    const { suite, offer, add, choose, confirm, retry, once } = await place(t);
    await offer();
    add(16);
    (await suite.call(0)).answer("");
    choose(16, 0, 6);
    (await suite.call(1)).fail();
    await once(({ error }) => !!error);
    await confirm("stay");
    assert.equal(suite.asked.length, 2);
    retry();
    (await suite.call(2)).answer(info(166, 18));
    await once(({ rows }) => rows[1]!.productId === 166);
    (await suite.call(3)).answer("");
  });

  test("loads the prices of new options again if the quantity changed meanwhile", async (t) => {
    const { suite, offer, add, setQuantity, pass, once, now } = await place(t);
    await offer();
    // the first call of a page is sent alone
    add(30);
    (await suite.call(0)).answer("");
    add(16);
    const items = await suite.call(1);
    setQuantity(3);
    for (const index of [2, 3, 4]) (await suite.call(index)).answer(info(160, 10));
    await once(({ pricedFor }) => pricedFor === 3);
    items.answer(html(polish));
    await once(({ rows }) => rows.length === 4);
    pass(500);
    for (const index of [5, 6, 7, 8]) (await suite.call(index)).answer(info(160, 4));
    await once(({ rows }) => rows[2]!.price === 4);
    assert.equal(totalOf(now()), 3 * (4 + 4 + 4));
  });

  test("creates a variant that does not exist yet", async (t) => {
    const { suite, offer, add, confirm, once, now } = await place(t, [engraving]);
    await offer();
    add(50);
    const made = await suite.call(0);
    assert.deepEqual(
      [made.path, made.params],
      [
        "/product_configurator/create_product_variant",
        { product_template_id: 50, product_template_attribute_value_ids: "[13]" },
      ],
    );
    await confirm("stay");
    made.answer(777);
    (await suite.call(1)).answer("");
    await once(({ rows }) => !rows[1]!.busy);
    void confirm("stay");
    assert.equal((await suite.call(2)).fields["optional-product-50"], "777");
    assert.equal(now().isSending, true);
  });
});

describe("another quantity in the dialog", () => {
  /** Answers the calls about rows, from the given call on. */
  const tell = async ({ suite }: Awaited<ReturnType<typeof place>>, from: number, prices: readonly number[]) => {
    for (const [index, price] of prices.entries()) (await suite.call(from + index)).answer(info(90, price));
  };

  test("loads the price of every row again, and updates the total", async (t) => {
    const dialog = await place(t);
    const { suite, offer, setQuantity, once, now } = dialog;
    await offer();
    setQuantity(3);
    assert.deepEqual([now().quantity, totalOf(now())], [3, 2 * 750]);
    await tell(dialog, 0, [700, 15, 11]);
    await once(({ pricedFor }) => pricedFor === 3);
    assert.deepEqual(
      suite.asked.map(({ path, params }) => [path, params!["product_template_id"], params!["add_qty"]]),
      [9, 16, 30].map((template) => ["/product_configurator/get_combination_info_website", template, 3]),
    );
    assert.deepEqual([now().rows.map(({ price }) => price), totalOf(now())], [[700, 15, 11], 2100]);
    assert.deepEqual(
      now().rows.map(({ productId, name }) => [productId, name]),
      [desk, chair, mat].map(({ productId, name }) => [productId, name]),
      "another quantity is no other variant",
    );
  });

  test("uses the answers to the newest call, in any order of the answers", async (t) => {
    const dialog = await place(t, [mat]);
    const { suite, offer, setQuantity, pass, once, now } = dialog;
    await offer();
    setQuantity(3);
    const late = await suite.call(0);
    setQuantity(4);
    setQuantity(5);
    pass(500);
    await tell(dialog, 1, [600, 9]);
    await once(({ pricedFor }) => pricedFor === 5);
    late.answer(info(90, 1));
    await settled();
    assert.deepEqual([suite.asked.length, totalOf(now()), now().quantity], [3, 3000, 5]);
  });

  test("is not ordered before its price is loaded", async (t) => {
    const dialog = await place(t, [mat]);
    const { suite, offer, setQuantity, confirm, once } = dialog;
    await offer();
    setQuantity(3);
    await confirm("stay");
    await tell(dialog, 0, [700, 11]);
    await once(({ pricedFor }) => pricedFor === 3);
    void confirm("stay");
    assert.equal((await suite.call(2)).fields["add_qty"], "3");
  });

  test("is reset if its price cannot be loaded, until the next try", async (t) => {
    const dialog = await place(t, [mat]);
    const { suite, offer, setQuantity, retry, pass, once, now } = dialog;
    await offer();
    setQuantity(3);
    (await suite.call(0)).answer(info(90, 700));
    (await suite.call(1)).fail();
    await once(({ error }) => !!error);
    assert.deepEqual([now().quantity, totalOf(now())], [2, 1500]);
    pass(500);
    retry();
    assert.equal(now().error, null);
    await tell(dialog, 2, [700, 11]);
    await once(({ pricedFor }) => pricedFor === 3);
    assert.equal(totalOf(now()), 2100);
  });

  test("leaves the price of an option whose variant changed to the call for that variant", async (t) => {
    const { suite, offer, add, choose, setQuantity, once, now } = await place(t);
    await offer();
    // the first call of a page is sent alone
    add(30);
    (await suite.call(0)).answer("");
    choose(16, 0, 6);
    const first = await suite.call(1);
    setQuantity(3);
    for (const index of [2, 3, 4]) (await suite.call(index)).answer(info(90, 14));
    await once(({ pricedFor }) => pricedFor === 3);
    first.answer(info(166, 99));
    const again = await suite.call(5);
    assert.equal(again.params!["add_qty"], 3);
    again.answer(info(166, 15));
    await once(({ rows }) => rows[1]!.productId === 166);
    assert.deepEqual([now().rows[1]!.price, suite.asked.length], [15, 6]);
  });

  test("is priced at once if values without a variant may cost more", async (t) => {
    const dialog = await place(t, [mat]);
    const { offer, once, now } = dialog;
    const notes = { product_custom_attribute_values: [], no_variant_attribute_values: [{ value: "8" }] };
    await offer({ notes });
    await tell(dialog, 0, [760, 12]);
    await once(({ rows }) => rows[0]!.price === 760);
    assert.equal(totalOf(now()), 1520);
  });
});
