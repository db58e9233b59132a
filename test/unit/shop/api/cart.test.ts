import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { connect, type Connection } from "#shared/suite/index.ts";
import { cartPage, cartPopover, updateCart } from "#shop/api/cart.ts";
import { comparePage } from "#shop/api/compare.ts";
import { addToWishlist, readWishlist, removeFromWishlist } from "#shop/api/wishlist.ts";
import { body, recording, serve } from "#test/unit/shared/suite/server.ts";
import { played, recorded, shown, told } from "#test/unit/shop/play.ts";

describe("a change of the cart", () => {
  test("sets the quantity of a line", async (t) => {
    const { result, params } = await played(t, "cart_update_json__over_stock", (client) =>
      updateCart(client, { productId: 19, lineId: 87, set: 500, display: true }),
    );
    assert.deepEqual(params, { ...recorded("cart_update_json__over_stock"), display: true });
    assert.deepEqual(
      [result.quantity, result.cartQuantity, result.warning],
      [124, 124, "You ask for 500.0 products but only 124.0 is available"],
    );
    assert.match(result.html!, /id="cart_products"[^]+js_cart_summary/);
  });

  test("adds to the line of a product, without fragments unless they are requested", async (t) => {
    const { result, params } = await played(t, "cart_update_json__no_display", (client) =>
      updateCart(client, { productId: 19, add: 1, display: false }),
    );
    assert.deepEqual(params, { product_id: 19, line_id: null, add_qty: 1, display: false });
    assert.equal(result.html, null);
  });

  test("returns no quantity below zero", async (t) => {
    assert.equal(
      (
        await played(t, "cart_update_json__negative_add", (client) =>
          updateCart(client, { productId: 19, add: -9, display: true }),
        )
      ).result.quantity,
      0,
    );
  });

  test("is rejected for an unknown product", async (t) => {
    for (const name of ["cart_update_json__unknown_product", "cart_update_json__unknown_line"]) {
      await assert.rejects(
        played(t, name, (client) => updateCart(client, { productId: 99999, add: 1, display: false })),
        { kind: "config" },
        name,
      );
    }
  });

  test("is sent once, also if it fails", async (t) => {
    const failures = [
      body("", 503),
      body("<h1>Welcome to the hotel network</h1>"),
      (response: { destroy(): unknown }) => void response.destroy(),
    ];
    for (const fails of failures) {
      const { origin, seen } = await serve(t, fails);
      await assert.rejects(updateCart(connect(origin), { productId: 19, add: 1, display: false }, { retry: 2 }), {
        name: "SuiteError",
      });
      assert.equal(seen.length, 1);
    }
  });

  test("rejects an invalid answer", async (t) => {
    for (const odd of [
      null,
      [],
      7,
      "3",
      { quantity: 3 },
      { line_id: "90", quantity: 3 },
      { line_id: 90, quantity: "3" },
    ]) {
      await assert.rejects(
        told(t, odd, (client) => updateCart(client, { productId: 19, add: 1, display: false })),
        { kind: "contract" },
        JSON.stringify(odd),
      );
    }
  });
});

describe("pages of the cart", () => {
  test("include the popover", async (t) => {
    const { result, path } = await played(t, "cart_popover", (client) => cartPopover(client));
    assert.equal(path, "/shop/cart?type=popover");
    assert.match(result, /cart_line/);
  });

  test("contain the quantity in their badge", async (t) => {
    const badges = {
      '<sup class="my_cart_quantity badge" data-order-id="5">12</sup>': 12,
      '<sup class="my_cart_quantity badge">\n  3 </sup>': 3,
      '<sup class="my_cart_quantity"></sup>': 0,
      '<div class="oe_cart">No badge</div>': null,
    };
    for (const [html, quantity] of Object.entries(badges))
      assert.deepEqual(await shown(t, html, (client) => cartPage(client)), { html, quantity }, html);
  });
});

describe("other pages", () => {
  test("are rejected in place of pages of the shop", async (t) => {
    const hotel = "<!DOCTYPE html><html><h1>Welcome to the hotel network</h1></html>";
    const pages: ((client: Connection) => Promise<unknown>)[] = [
      cartPage,
      cartPopover,
      (client) => comparePage(client, [19]),
    ];
    for (const page of pages)
      await assert.rejects(shown(t, hotel, page), { kind: "contract", message: /gave another page$/ });
  });
});

describe("the wishlist", () => {
  test("is a list of variants", async (t) => {
    const { result, path } = await played(t, "wishlist_count", (client) => readWishlist(client));
    assert.deepEqual(
      [path, result],
      ["/shop/wishlist?count=1", JSON.parse(recording("shop/wishlist_count").response.body!)],
    );
    assert.deepEqual((await played(t, "wishlist_count__empty", (client) => readWishlist(client))).result, []);
  });

  test("rejects other answers", async (t) => {
    for (const odd of ["", "[", "{}", "7", '["1"]', "[[1]]", "null", "<h1>Sign in</h1>"]) {
      await assert.rejects(
        shown(t, odd, (client) => readWishlist(client)),
        { kind: "contract" },
        odd,
      );
    }
  });

  test("adds a variant, and removes a wish", async (t) => {
    const { result, params } = await played(t, "wishlist_add", (client) => addToWishlist(client, 19));
    assert.deepEqual(
      [result, params],
      [(recording("shop/wishlist_add").response.json as { result: string }).result, recorded("wishlist_add")],
    );
    await assert.rejects(
      played(t, "wishlist_add__unknown_product", (client) => addToWishlist(client, 99999)),
      { name: "SuiteError" },
    );
    const removal = await played(t, "wishlist_remove", (client) => removeFromWishlist(client, 3));
    assert.deepEqual([removal.result, removal.path], [true, "/shop/wishlist/remove/3"]);
  });
});
