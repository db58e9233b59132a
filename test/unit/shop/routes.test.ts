import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test, type TestContext } from "node:test";
import { connect, type Connection } from "../../../shared/suite/index.ts";
import { addWish, cartPage, cartPopover, comparePage, parseIds, productData, removeWish, updateCart, variantOf, wishes } from "../../../shared/suite/routes/shop.ts";
import { answer, body, recording, replay, serve } from "../suite/server.ts";

/** Plays a recording; gives what came of it, and what was sent: the parameters of a call, or the address. */
async function played<T>(t: TestContext, name: string, ask: (client: Connection) => Promise<T>) {
  const { origin, seen } = await serve(t, replay(`shop/${name}`));
  const result = await ask(connect(origin));
  const { path, body: sent } = seen[0]!;
  return { result, path, params: sent ? (JSON.parse(sent) as { params: unknown }).params : undefined };
}
async function told<T>(t: TestContext, result: unknown, ask: (client: Connection) => Promise<T>) {
  const { origin } = await serve(t, answer(result));
  return ask(connect(origin));
}
async function shown<T>(t: TestContext, html: string, ask: (client: Connection) => Promise<T>) {
  const { origin } = await serve(t, body(html, 200, "text/html"));
  return ask(connect(origin));
}
const recorded = (name: string) => recording(`shop/${name}`).request.json!.params;

describe("a change of the cart", () => {
  test("sets the quantity of a line", async (t) => {
    const { result, params } = await played(t, "cart_update_json__over_stock", (client) => updateCart(client, { productId: 19, lineId: 87, set: 500, display: true }));
    assert.deepEqual(params, { ...recorded("cart_update_json__over_stock"), display: true });
    assert.deepEqual([result.quantity, result.cartQuantity, result.warning], [124, 124, "You ask for 500.0 products but only 124.0 is available"]);
    assert.match(result.html!, /id="cart_products"[^]+js_cart_summary/);
  });

  test("adds to the line of a product, without fragments where they are not wanted", async (t) => {
    const { result, params } = await played(t, "cart_update_json__no_display", (client) => updateCart(client, { productId: 19, add: 1, display: false }));
    assert.deepEqual(params, { product_id: 19, line_id: null, add_qty: 1, display: false });
    assert.equal(result.html, null);
  });

  test("never has less than nothing of a line", async (t) => {
    assert.equal((await played(t, "cart_update_json__negative_add", (client) => updateCart(client, { productId: 19, add: -9, display: true }))).result.quantity, 0);
  });

  test("is refused for what the suite does not have", async (t) => {
    for (const name of ["cart_update_json__unknown_product", "cart_update_json__unknown_line"]) {
      await assert.rejects(played(t, name, (client) => updateCart(client, { productId: 99999, add: 1, display: false })), { kind: "config" }, name);
    }
  });

  test("is sent once, whatever becomes of it", async (t) => {
    const failures = [body("", 503), body("<h1>Welcome to the hotel network</h1>"), (response: { destroy(): unknown }) => void response.destroy()];
    for (const fails of failures) {
      const { origin, seen } = await serve(t, fails);
      await assert.rejects(updateCart(connect(origin), { productId: 19, add: 1, display: false }, { retry: 2 }), { name: "SuiteError" });
      assert.equal(seen.length, 1);
    }
  });

  test("is not believed when the answer is none", async (t) => {
    for (const odd of [null, [], 7, "3", { quantity: 3 }, { line_id: "90", quantity: 3 }, { line_id: 90, quantity: "3" }, { line_id: 90, quantity: 3, warning: 7 }]) {
      await assert.rejects(told(t, odd, (client) => updateCart(client, { productId: 19, add: 1, display: false })), { kind: "contract" }, JSON.stringify(odd));
    }
  });
});

describe("pages of the cart", () => {
  test("are the popover", async (t) => {
    const { result, path } = await played(t, "cart_popover", (client) => cartPopover(client));
    assert.equal(path, "/shop/cart?type=popover");
    assert.match(result, /cart_line/);
  });

  test("say how much is in it, by their badge", async (t) => {
    const badges = {
      '<sup class="my_cart_quantity badge" data-order-id="5">12</sup>': 12,
      '<sup class="my_cart_quantity badge">\n  3 </sup>': 3,
      '<sup class="my_cart_quantity"></sup>': 0,
      '<div class="oe_cart">No badge</div>': null,
    };
    for (const [html, quantity] of Object.entries(badges)) assert.deepEqual(await shown(t, html, (client) => cartPage(client)), { html, quantity }, html);
  });
});

describe("pages of something else", () => {
  test("are no pages of the shop", async (t) => {
    const hotel = "<!DOCTYPE html><html><h1>Welcome to the hotel network</h1></html>";
    const pages: ((client: Connection) => Promise<unknown>)[] = [cartPage, cartPopover, (client) => comparePage(client, [19])];
    for (const page of pages) await assert.rejects(shown(t, hotel, page), { kind: "contract", message: /Welcome to the hotel network/ });
  });
});

describe("the wishlist", () => {
  test("is a list of variants", async (t) => {
    const { result, path } = await played(t, "wishlist_count", (client) => wishes(client));
    assert.deepEqual([path, result], ["/shop/wishlist?count=1", JSON.parse(recording("shop/wishlist_count").response.body!)]);
    assert.deepEqual((await played(t, "wishlist_count__empty", (client) => wishes(client))).result, []);
  });

  test("is nothing else", async (t) => {
    for (const odd of ["", "[", "{}", "7", '["1"]', "[[1]]", "null", "<h1>Sign in</h1>"]) {
      await assert.rejects(shown(t, odd, (client) => wishes(client)), { kind: "contract" }, odd);
    }
  });

  test("takes a variant, and gives up a wish", async (t) => {
    const { result, params } = await played(t, "wishlist_add", (client) => addWish(client, 19));
    assert.deepEqual([result, params], [(recording("shop/wishlist_add").response.json as { result: string }).result, recorded("wishlist_add")]);
    await assert.rejects(played(t, "wishlist_add__unknown_product", (client) => addWish(client, 99999)), { name: "SuiteError" });
    const removal = await played(t, "wishlist_remove", (client) => removeWish(client, 3));
    assert.deepEqual([removal.result, removal.path], [true, "/shop/wishlist/remove/3"]);
  });
});

describe("products to compare", () => {
  test("are described, and told from those that the shop does not have", async (t) => {
    const name = "get_product_data__with_cookies";
    const { product_ids: ids, cookies } = recorded(name) as { product_ids: number[]; cookies: number[] };
    const { result, params } = await played(t, name, (client) => productData(client, ids, cookies));
    const wire = (recording(`shop/${name}`).response.json as { result: Record<string, { render: string; product: { display_name: string } }> & { cookies: string } }).result;
    assert.deepEqual(params, recorded(name));
    assert.deepEqual(result.known, JSON.parse(wire.cookies));
    assert.deepEqual(result.products.map(({ id }) => id).sort(), ids.filter((id) => wire[id]).sort());
    for (const { id, name: shownName, html } of result.products) assert.deepEqual([shownName, html], [wire[id]!.product.display_name, wire[id]!.render]);
  });

  test("are nothing else", async (t) => {
    const product = { id: 1, name: "Chair", display_name: "Chair" };
    for (const odd of [null, [], { cookies: [1] }, { 1: { render: 7, product } }, { 1: { render: "", product: { id: 1 } } }, { 1: null }]) {
      await assert.rejects(told(t, odd, (client) => productData(client, [1], [1])), { kind: "contract" }, JSON.stringify(odd));
    }
    assert.deepEqual(await told(t, { cookies: "no list" }, (client) => productData(client, [1], [1])), { known: [], products: [] });
  });

  test("stand side by side on their page", async (t) => {
    const page = readFileSync(new URL("../../fixtures/wire/pages/shop_compare.html", import.meta.url), "utf8");
    const { origin, seen } = await serve(t, body(page, 200, "text/html"));
    assert.equal(await comparePage(connect(origin), [19, 18]), page);
    assert.equal(seen[0]!.path, "/shop/compare/?products=19,18");
  });
});

describe("ids in a text", () => {
  test("are whole numbers in a list, or nothing", () => {
    assert.deepEqual([parseIds("[19, 18]"), parseIds("[]")], [[19, 18], []]);
    for (const odd of [undefined, "", "19,18", '["19"]', "[null]", "%5B19%5D", "{}"]) assert.equal(parseIds(odd), null, odd);
  });
});

describe("the variant of a choice", () => {
  const choice = { productId: 0, templateId: 14, valueIds: [13, 15] };

  test("is the one that exists, without a call", async (t) => {
    const { origin, seen } = await serve(t, answer(0));
    assert.equal(await variantOf(connect(origin), { ...choice, productId: 19 }), 19);
    assert.equal(seen.length, 0);
  });

  test("is made where there is none yet", async (t) => {
    const { result, params } = await played(t, "create_product_variant", (client) => variantOf(client, choice));
    assert.equal(result, (recording("shop/create_product_variant").response.json as { result: number }).result);
    assert.deepEqual(params, { product_template_id: 14, product_template_attribute_value_ids: "[13,15]" });
  });

  test("is none where the shop does not have the combination", async (t) => {
    await assert.rejects(played(t, "create_product_variant__incomplete", (client) => variantOf(client, choice)), { kind: "config" });
  });
});
