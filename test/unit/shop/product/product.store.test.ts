import assert from "node:assert/strict";
import { describe, test, type TestContext } from "node:test";
import { noExclusions, parseExclusions } from "../../../../widgets/shop/common/configurator/exclusions.ts";
import { createProduct, type ProductProps, type ProductState } from "../../../../widgets/shop/product/product.store.ts";
import { settled } from "../../chat/common/conversation/wire.ts";
import { createHost, until } from "../../shared/state/host.ts";
import { stopClock } from "../clock.ts";
import { handCart } from "../hand-cart.ts";

const offer = {
  attributes: [
    [1, 2],
    [3, 4],
  ],
  exclusions: parseExclusions('{"exclusions":{"2":[4]}}')!,
  names: new Map([
    [2, "Oak"],
    [4, "Black"],
  ]),
  hasStockPlace: false,
};
const wire = (productId: number | false, more: object = {}) => ({
  product_id: productId,
  product_template_id: 9,
  display_name: `Desk ${productId}`,
  price: 10 * Number(productId),
  list_price: 10 * Number(productId),
  has_discounted_price: false,
  is_combination_possible: productId !== false,
  ...more,
});

async function place(t: TestContext) {
  const suite = await handCart(t);
  const pass = stopClock(t, 500);
  const host = createHost<ProductProps>(suite.origin, { templateId: 9, productId: 0, pricelistId: 0, combination: "" });
  const store = createProduct(host);
  store.offer(offer);
  const now = () => store.state.get();
  const choose = (combination: readonly number[], value = 0) =>
    store.choose({ combination, productId: 11, quantity: 1 }, value);
  const once = (fits: (state: ProductState) => boolean) => until(store.state, fits);
  return { ...store, suite, pass, host, now, choose, once };
}

const combinationOf = ({ params }: { params: Readonly<Record<string, unknown>> | undefined }) =>
  params?.["combination"];

const noNotes = () => Promise.resolve(undefined);

describe("the choice of a variant", () => {
  test("is asked for at once, then every 500 ms at most, the last one for sure", async (t) => {
    const { suite, choose, pass, once, now } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => info?.productId === 13);
    choose([2, 3], 2);
    choose([1, 4], 4);
    await settled();
    assert.equal(suite.asked.length, 1);
    pass(500);
    const second = await suite.call(1);
    assert.deepEqual([combinationOf(second), now().busy], [[1, 4], true]);
    second.answer(wire(14));
    await once(({ info }) => info?.productId === 14);
    assert.equal(suite.asked.length, 2);
  });

  test("is told once the suite has answered a person, and not before", async (t) => {
    const { suite, choose, pass, once, host } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    assert.deepEqual(host.events, []);
    choose([1, 4], 4);
    pass(500);
    (await suite.call(1)).answer(wire(14));
    await once(({ info }) => info?.productId === 14);
    assert.deepEqual(host.events, [
      ["suite-variant-change", { productId: 14, possible: true, price: 140, combination: [1, 4] }],
    ]);
  });

  test("drops answers to an earlier choice", async (t) => {
    const { suite, choose, pass, once, now } = await place(t);
    choose([1, 3]);
    const first = await suite.call(0);
    choose([1, 4], 4);
    pass(500);
    (await suite.call(1)).answer(wire(14));
    await once(({ info }) => info?.productId === 14);
    first.answer(wire(13));
    await settled();
    assert.equal(now().info?.productId, 14);
  });

  test("knows before the suite what is excluded, and offers the nearest that the suite confirms", async (t) => {
    const { suite, choose, once, now } = await place(t);
    choose([2, 4], 2);
    assert.deepEqual([now().isPossible, now().conflicts], [false, [[4, 2]]]);
    (await suite.call(0)).answer(wire(false));
    const confirmation = await suite.call(1);
    assert.deepEqual([combinationOf(confirmation), now().isSearching, now().nearest], [[2, 3], true, null]);
    confirmation.answer(wire(23));
    await once(({ nearest }) => !!nearest);
    assert.deepEqual([now().nearest, now().isSearching], [[2, 3], false]);
  });

  test("tries the next nearest where the suite refuses one, remembers it, and gives up where none is left", async (t) => {
    const { suite, choose, pass, once, now } = await place(t);
    choose([1, 3], 1);
    // archived: no exclusion names it
    (await suite.call(0)).answer(wire(false));
    (await suite.call(1)).answer(wire(false));
    const third = await suite.call(2);
    assert.deepEqual(suite.asked.map(combinationOf), [
      [1, 3],
      [1, 4],
      [2, 3],
    ]);
    third.answer(wire(false));
    await once(({ isSearching }) => !isSearching);
    assert.equal(now().nearest, null);
    choose([1, 4], 4);
    assert.equal(now().isPossible, false);
    pass(500);
    (await suite.call(3)).answer(wire(14));
    await once(({ isPossible }) => isPossible);
  });

  test("tries five at most", async (t) => {
    const { suite, choose, once, now, offer: sell } = await place(t);
    const attributes = [
      [1, 2, 3],
      [4, 5, 6],
    ];
    sell({ ...offer, attributes, exclusions: noExclusions });
    choose([1, 4], 1);
    for (let index = 0; index < 6; index++) (await suite.call(index)).answer(wire(false));
    await once(({ isSearching }) => !isSearching);
    await settled();
    assert.deepEqual([suite.asked.length, now().nearest, now().isPossible], [6, null, false]);
    assert.deepEqual(suite.asked.slice(1, 3).map(combinationOf), [
      [1, 5],
      [1, 6],
    ]);
  });

  test("asks nothing while the page is edited, and nothing more once it is gone", async (t) => {
    const { suite, choose, pass, host } = await place(t);
    host.editing.set(true);
    choose([1, 3]);
    host.editing.set(false);
    await settled();
    assert.equal(suite.asked.length, 0);
    choose([1, 3]);
    await suite.call(0);
    choose([1, 4], 4);
    host.remove();
    pass(1000);
    await settled();
    assert.equal(suite.asked.length, 1);
    assert.deepEqual(host.errors, []);
  });

  test("names a failure once, and asks again when told to", async (t) => {
    const { suite, choose, once, host, now, retry } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).fail();
    await once(({ error }) => !!error);
    assert.deepEqual([now().busy, host.errors.length], [false, 1]);
    retry();
    (await suite.call(1)).answer(wire(13));
    await once(({ info }) => info?.productId === 13);
    assert.equal(now().error, null);
  });

  test("buys nothing that cannot be had", async (t) => {
    const { suite, choose, pass, once, host, buy, now } = await place(t);
    choose([2, 4], 2);
    await buy(noNotes);
    (await suite.call(0)).answer(wire(false));
    (await suite.call(1)).answer(wire(23));
    await once(({ nearest }) => !!nearest);
    choose([1, 3]);
    pass(500);
    const stock = { product_type: "product", inventory_availability: "always", virtual_available: 0, cart_qty: 0 };
    (await suite.call(2)).answer(wire(13, stock));
    await once(({ busy }) => !busy);
    await buy(noNotes);
    assert.deepEqual([now().isAdding, host.events.filter(([name]) => name === "suite-cart-add")], [false, []]);
  });

  test("asks for the chosen variant, once for two presses, with what is said of it", async (t) => {
    const { suite, choose, once, host, buy } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    const notes = { product_custom_attribute_values: [{ custom_value: "x" }], no_variant_attribute_values: [] };
    const readNotes = () => Promise.resolve(notes);
    await Promise.all([buy(readNotes), buy(readNotes)]);
    assert.deepEqual(host.events, [
      ["suite-cart-add", { server: suite.origin, productId: 13, quantity: 1, variantValues: [1, 3], notes }],
    ]);
  });

  test("has the variant made where it is the first of its kind", async (t) => {
    const { suite, choose, once, host, buy } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(false, { is_combination_possible: true }));
    await once(({ info }) => !!info);
    const bought = buy(noNotes);
    const { path, params, answer } = await suite.call(1);
    assert.deepEqual(
      [path, params],
      [
        "/product_configurator/create_product_variant",
        { product_template_id: 9, product_template_attribute_value_ids: "[1,3]" },
      ],
    );
    answer(77);
    await bought;
    assert.deepEqual(host.events[0]![1], { server: suite.origin, productId: 77, quantity: 1, variantValues: [1, 3] });
  });
});
