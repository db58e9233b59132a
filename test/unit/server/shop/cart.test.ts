import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../browser.ts";
import { badge, cartPage, products, update } from "./shopper.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const { chair, cornerDesk, soldOut, book, studioDesk } = products;
const sums = (page: string): string[] =>
  [...page.matchAll(/id="order_total\w*".*?oe_currency_value">([\d.,]+)</gs)].map(([, sum]) => sum ?? "");

describe("quantities", () => {
  test("adding changes the same line, setting replaces, zero and less remove", async () => {
    const visitor = browser(suite);
    const { line_id } = await update(visitor, { product_id: chair, add_qty: 2 });
    assert.deepEqual(await update(visitor, { product_id: chair, add_qty: 3 }), {
      line_id,
      quantity: 5,
      option_ids: [],
      cart_quantity: 5,
    });
    assert.equal((await update(visitor, { product_id: chair, line_id, set_qty: "4" })).cart_quantity, 4);
    assert.equal((await update(visitor, { product_id: book, add_qty: 1 })).cart_quantity, 5);
    assert.deepEqual(await update(visitor, { product_id: chair, line_id, set_qty: -3 }), {
      line_id,
      quantity: -3,
      option_ids: [],
      cart_quantity: 1,
    });
    assert.equal("cart_quantity" in (await update(visitor, { product_id: book, set_qty: 0 })), false);
    assert.equal(await badge(visitor), "");
    const empty = await cartPage(visitor);
    assert.match(empty, /class="js_cart_lines alert alert-info">Your cart is empty!/);
    assert.equal(new Set(empty.match(/\/shop\/product\/[\w-]+/g)).size, 4);
  });

  test("an invalid one sets zero, and adds one", async () => {
    const visitor = browser(suite);
    assert.equal((await update(visitor, { product_id: chair, add_qty: "three" })).quantity, 1);
    assert.equal((await update(visitor, { product_id: chair, set_qty: "three" })).quantity, 0);
  });

  test("without a quantity the line is removed", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: chair, add_qty: 1 });
    assert.equal((await update(visitor, { product_id: chair })).quantity, 0);
  });

  test("less than one piece in total is no cart", async () => {
    const visitor = browser(suite);
    assert.equal("cart_quantity" in (await update(visitor, { product_id: book, set_qty: 0.5 })), false);
    assert.match(await cartPage(visitor), /Your cart is empty!/);
  });

  test("the page, the popover and every header show the cart", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: chair, add_qty: 2 });
    assert.equal(await badge(visitor), "2");
    assert.match(await cartPage(visitor), /data-product-id="151" value="2" data-max="124.0"/);
    assert.match(await (await visitor.request("/shop/cart?type=popover")).text(), /Qty: 2.*View Cart \(2 items\)/s);
  });
});

describe("stock", () => {
  test("limits the quantity, with one warning", async () => {
    const visitor = browser(suite);
    const answer = await update(visitor, { product_id: cornerDesk, add_qty: 5 });
    assert.equal(answer.warning, "You ask for 5.0 products but only 3.0 is available");
    assert.equal(answer.quantity, 3);
    assert.match(
      await cartPage(visitor),
      /fa-warning text-warning" role="img" aria-label="Warning" title="You ask for 5.0 products/,
    );
    assert.doesNotMatch(await cartPage(visitor), /fa-warning/);
    assert.equal("warning" in (await update(visitor, { product_id: cornerDesk, set_qty: 2 })), false);
  });

  test("removes a sold-out product with a warning", async () => {
    const visitor = browser(suite);
    const answer = await update(visitor, { product_id: soldOut, add_qty: 1 });
    assert.equal(answer.quantity, 0);
    assert.match(answer.warning ?? "", /sold out/);
    assert.equal("cart_quantity" in answer, false);
  });

  test("is shown on the cart's page after a plain form", async () => {
    const visitor = browser(suite);
    const response = await visitor.post("/shop/cart/update", { product_id: String(cornerDesk), add_qty: "9" });
    assert.equal(response.headers.get("location"), "/shop/cart");
    assert.match(await cartPage(visitor), /You ask for 9.0 products but only 3.0 is available/);
  });

  test("counts both of two simultaneous edits", async () => {
    const visitor = browser(suite);
    await visitor.request("/shop");
    await Promise.all(
      [chair, book, chair, studioDesk].map((product_id) => update(visitor, { product_id, add_qty: 1 })),
    );
    assert.equal(await badge(visitor), "4");
  });
});

describe("sums", () => {
  test("tax is added per line; a book has none", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: chair, add_qty: 3 });
    assert.deepEqual(sums(await cartPage(visitor)), ["720.00", "39.60", "759.60"]);
    await update(visitor, { product_id: book, add_qty: 2 });
    assert.deepEqual(sums(await cartPage(visitor)), ["778.00", "39.60", "817.60"]);
    await update(visitor, { product_id: 571, set_qty: 1 });
    assert.deepEqual(sums(await cartPage(visitor)), ["786.00", "40.04", "826.04"]);
  });

  test("the checkout shows the same order", async () => {
    const visitor = browser(suite);
    assert.equal((await visitor.request("/shop/checkout?express=1")).headers.get("location"), "/shop/cart");
    await update(visitor, { product_id: chair, add_qty: 1 });
    assert.equal((await visitor.request("/shop/checkout?express=1")).headers.get("location"), "/shop/address");
    const page = await (await visitor.request("/shop/address")).text();
    assert.deepEqual(sums(page), ["240.00", "13.20", "253.20"]);
  });
});

describe("owners of carts", () => {
  test("cannot change or read lines of another cart", async () => {
    const [owner, other] = [browser(suite), browser(suite)];
    const { line_id } = await update(owner, { product_id: chair, add_qty: 2 });
    const answer = await update(other, { product_id: chair, line_id, set_qty: 7 });
    assert.notEqual(answer.line_id, line_id);
    assert.equal(await badge(owner), "2");
  });

  test("keep the cart after signing in, and find it elsewhere", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: chair, add_qty: 2 });
    await visitor.signIn("portal");
    assert.equal(await badge(visitor), "2");
    const phone = browser(suite);
    await phone.signIn("portal");
    assert.equal(await badge(phone), "2");
    await visitor.signIn("anonymous");
    assert.equal(await badge(visitor), "");
    await update(phone, { product_id: chair, set_qty: 0 });
  });

  test("differ for the next user of the session", async () => {
    const visitor = browser(suite);
    await visitor.signIn("portal");
    await update(visitor, { product_id: chair, set_qty: 2 });
    await visitor.signIn("publisher");
    assert.equal(await badge(visitor), "");
    await visitor.signIn("portal");
    assert.equal(await badge(visitor), "2");
    await update(visitor, { product_id: chair, set_qty: 0 });
  });

  test("get an empty response once after placing the order; then a new cart begins", async () => {
    const visitor = browser(suite);
    const { line_id } = await update(visitor, { product_id: chair, add_qty: 2 });
    await suite.database.query(
      "update sale_order set state = 'sale' where id = (select order_id from sale_order_line where id = $1)",
      [line_id],
    );
    assert.equal(await badge(visitor), "");
    assert.deepEqual(await update(visitor, { product_id: chair, add_qty: 1 }), {});
    assert.equal((await update(visitor, { product_id: chair, add_qty: 1 })).cart_quantity, 1);
    assert.equal((await suite.database.query("select from sale_order_line where id = $1", [line_id])).length, 1);
  });
});
