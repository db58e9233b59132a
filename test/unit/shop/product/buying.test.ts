import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { noNotes, offer, place, wire } from "./block.ts";

describe("buying a product", () => {
  test("adds no combination that is impossible or sold out", async (t) => {
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

  test("dispatches the chosen variant with its notes, once for two presses", async (t) => {
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

  test("adds the choice of the page once its code has loaded, with the notes of that choice", async (t) => {
    const { suite, choose, once, host, buy } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    const notes = { product_custom_attribute_values: [{ custom_value: "x" }], no_variant_attribute_values: [] };
    const loads: ((notes: undefined) => void)[] = [];
    const bought = buy(() => (loads.length ? Promise.resolve(notes) : new Promise((resolve) => loads.push(resolve))));
    choose([1, 4], 4);
    loads[0]!(undefined);
    (await suite.call(1)).answer(14);
    await bought;
    assert.deepEqual(host.events, [
      ["suite-cart-add", { server: suite.origin, productId: 14, quantity: 1, variantValues: [1, 4], notes }],
    ]);
  });

  test("leads to the cart each time, also on a page that comes back from it", async (t) => {
    const { suite, choose, once, buy, now } = await place(t, { cartQuantity: 1, warning: "" });
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    const ways: (string | null)[] = [];
    for (let press = 0; press < 2; press++) {
      const bought = buy(noNotes);
      ways.push(now().redirectUrl);
      await bought;
      ways.push(now().redirectUrl);
    }
    const path = `${suite.origin}/shop/cart`;
    assert.deepEqual(ways, [null, path, null, path]);
  });

  test("adds the current choice, even if the suite has only answered about an earlier choice", async (t) => {
    const { suite, choose, once, host, buy } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    // the store sends this choice half a second later
    choose([1, 4], 4);
    const bought = buy(noNotes);
    const { path, params, answer } = await suite.call(1);
    assert.deepEqual(
      [path, params?.["product_template_attribute_value_ids"]],
      ["/product_configurator/create_product_variant", "[1,4]"],
    );
    answer(14);
    await bought;
    assert.equal((host.events[0]![1] as { productId: number }).productId, 14);
  });

  test("adds the current choice, even if the call about it failed", async (t) => {
    const { suite, choose, pass, once, host, buy } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    choose([1, 4], 4);
    pass(500);
    (await suite.call(1)).fail();
    await once(({ error }) => !!error);
    const bought = buy(noNotes);
    (await suite.call(2)).answer(14);
    await bought;
    const [, intent] = host.events.find(([name]) => name === "suite-cart-add")!;
    assert.equal((intent as { productId: number }).productId, 14);
  });

  test("sends no further call if only the quantity differs", async (t) => {
    const { suite, choose, once, host, buy } = await place(t);
    choose([1, 3]);
    (await suite.call(0)).answer(wire(13));
    await once(({ info }) => !!info);
    choose([1, 3], 0, 4);
    await buy(noNotes);
    const { productId, quantity } = host.events[0]![1] as { productId: number; quantity: number };
    assert.deepEqual([productId, quantity, suite.asked.length], [13, 4, 1]);
  });

  test("adds at most the stock", async (t) => {
    const { suite, choose, once, host, buy } = await place(t);
    choose([1, 3], 0, 5);
    const stock = { product_type: "product", inventory_availability: "always", virtual_available: 3, cart_qty: 1 };
    (await suite.call(0)).answer(wire(13, stock));
    await once(({ info }) => !!info);
    await buy(noNotes);
    assert.equal((host.events[0]![1] as { quantity: number }).quantity, 2);
  });

  test("adds nothing for a quantity below one, for all kinds of products", async (t) => {
    const { suite, choose, pass, once, host, buy } = await place(t);
    const counted = { product_type: "product", inventory_availability: "threshold", virtual_available: 9, cart_qty: 0 };
    for (const [index, [quantity, stock]] of [
      [0, counted],
      [-3, counted],
      [0, { product_type: "service" }],
    ].entries() as IterableIterator<[number, [number, object]]>) {
      choose([1, 3], 0, quantity);
      pass(500);
      const call = await suite.call(index);
      assert.equal(call.params!["add_qty"], 0);
      call.answer(wire(13, stock));
      await once(({ busy }) => !busy);
      await buy(noNotes);
    }
    assert.deepEqual([host.events.filter(([name]) => name === "suite-cart-add"), suite.asked.length], [[], 3]);
  });

  test("adds the variant that is chosen in a list, even without values", async (t) => {
    const { suite, store, pass, once, host, buy } = await place(t);
    store.offer({ ...offer, attributes: [] });
    store.choose({ combination: [], productId: 31, quantity: 1 });
    (await suite.call(0)).answer(wire(31));
    await once(({ info }) => info?.productId === 31);
    store.choose({ combination: [], productId: 32, quantity: 1 });
    await buy(noNotes);
    assert.equal((host.events[0]![1] as { productId: number }).productId, 32);
    pass(500);
    assert.equal((await suite.call(1)).params!["product_id"], 32);
  });

  test("creates a variant that does not exist yet", async (t) => {
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
