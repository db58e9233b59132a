import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { totalOf } from "../../../../widgets/shop/optional-products/rows.ts";
import { settled } from "../../chat/common/conversation/wire.ts";
import { engraving, html, mat, place, polish } from "./dialog.ts";

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
  test("adds an option with what belongs to it, and removes both", async (t) => {
    const { suite, offer, add, remove, once, listed, now, setQuantity } = await place(t);
    await offer();
    add(16);
    const items = await suite.call(0);
    assert.deepEqual(
      [items.path, items.params],
      ["/product_configurator/optional_product_items_website", { product_id: 160, pricelist_id: false }],
    );
    // what is listed already is not listed twice
    items.answer(html(polish, mat));
    await once(({ rows }) => rows.length === 4);
    assert.deepEqual(listed(), [9, 16, -31, -30]);
    add(31);
    (await suite.call(1)).answer("\n  ");
    setQuantity(3);
    assert.equal(totalOf(now().rows, now().quantity), 3 * (750 + 16.5 + 5));
    remove(16);
    assert.deepEqual(listed(), [9, -16, -30]);
    await settled();
    assert.equal(suite.asked.length, 2);
  });

  test("drops what comes for an option that was removed meanwhile", async (t) => {
    const { suite, offer, add, remove, listed, now } = await place(t);
    await offer();
    add(16);
    const items = await suite.call(0);
    remove(16);
    items.answer(html(polish));
    await settled();
    assert.deepEqual([listed(), now().error], [[9, -16, -30], null]);
  });

  test("asks which variant an option is; the answer to an earlier choice is dropped, whenever it comes", async (t) => {
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
    const { productId, price, isBusy } = now().rows[1]!;
    assert.deepEqual([productId, price, isBusy], [165, 18, false]);
  });

  test("is not confirmed before it is known which variant was chosen, and goes where there is none", async (t) => {
    const { suite, offer, add, choose, confirm, once, now } = await place(t);
    await offer();
    add(16);
    (await suite.call(0)).answer("");
    choose(16, 0, 6);
    await confirm("stay");
    (await suite.call(1)).answer({ ...info(false, 1), is_combination_possible: false });
    await once(({ rows }) => !rows[1]!.isBusy);
    assert.deepEqual([suite.asked.length, now().rows.map(({ isIn }) => isIn)], [2, [true, false, false]]);
    assert.equal(now().rows[1]!.isPossible, false);
  });

  test("is not ordered as it was before, where the suite could not be asked which variant it is", async (t) => {
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

  test("makes a variant where it is the first", async (t) => {
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
    await once(({ rows }) => !rows[1]!.isBusy);
    void confirm("stay");
    assert.equal((await suite.call(2)).fields["optional-product-50"], "777");
    assert.equal(now().isSending, true);
  });
});
