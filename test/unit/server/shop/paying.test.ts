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

const { book, cornerDesk } = products;
const html = async (visitor: Browser, path: string): Promise<string> => (await visitor.request(path)).text();
const targetOf = async (answer: Promise<Response>) => (await answer).headers.get("location");
const carrier = async (visitor: Browser, id: unknown) =>
  (await visitor.call("/shop/update_carrier", { carrier_id: id }))["result"] as Record<string, unknown>;
const totalOf = (page: string): string | undefined =>
  /id="order_total".*?oe_currency_value">([\d.,]+)</s.exec(page)?.[1];
const post = async (visitor: Browser, path: string, fields: object) =>
  visitor.post(path, { csrf_token: await visitor.pageToken(), ...fields });

describe("the delivery", () => {
  test("is the first one until another is chosen; one is free above an amount", async () => {
    const visitor = browser(suite);
    assert.equal(await targetOf(visitor.request("/shop/payment")), "/shop/cart");
    assert.deepEqual(await carrier(visitor, "1"), {});
    await update(visitor, { product_id: book, add_qty: 1 });
    const page = await html(visitor, "/shop/payment");
    assert.match(page, /id="delivery_1" checked/);
    const price = Number((await carrier(visitor, "1"))["new_amount_untaxed"]) - 29;
    const { new_amount_total: total, ...answer } = await carrier(visitor, "2");
    assert.deepEqual(answer, {
      status: true,
      error_message: false,
      carrier_id: 2,
      new_amount_delivery: "79.00",
      new_amount_untaxed: (price + 79).toFixed(2),
      new_amount_tax: "0.00",
    });
    assert.equal(total, (price + 79).toFixed(2));
    assert.equal(totalOf(await html(visitor, "/shop/payment")), total);
    await update(visitor, { product_id: cornerDesk, add_qty: 1 });
    assert.equal((await carrier(visitor, 1))["new_amount_delivery"], "0.00");
  });

  test("is none for an unknown carrier, as recorded; an invalid id is rejected", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: book, add_qty: 1 });
    assert.equal((await carrier(visitor, "99999"))["new_amount_delivery"], "0.00");
    for (const odd of ["two", null, [1], undefined]) assert.equal(await carrier(visitor, odd), undefined);
  });
});

describe("a code", () => {
  test("takes ten per cent off everywhere, and can be removed", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: cornerDesk, add_qty: 1 });
    const before = totalOf(await cartPage(visitor));
    assert.equal(
      await targetOf(post(visitor, "/shop/pricelist?r=/shop/payment", { promo: "pine10 " })),
      "/shop/payment",
    );
    assert.match(await html(visitor, "/shop/payment"), /id="order_total_untaxed".*?>981\.00</s);
    assert.notEqual(totalOf(await cartPage(visitor)), before);
    await post(visitor, "/shop/pricelist", { promo: "" });
    assert.equal(totalOf(await cartPage(visitor)), before);
  });

  test("is reported if unknown; the redirect stays in this shop, and the form has its token", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: book, add_qty: 1 });
    const target = await targetOf(post(visitor, "/shop/pricelist?r=//evil.example", { promo: "nothing" }));
    assert.equal(target, "/shop/cart?code_not_available=1");
    assert.match(await html(visitor, target ?? ""), /This promo code is not available\./);
    assert.equal((await visitor.post("/shop/pricelist", { promo: "PINE10" })).status, 400);
  });
});

describe("an order", () => {
  test("is placed once, is visible to its customer, and the next product starts a new cart", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: book, add_qty: 2 });
    const total = totalOf(await html(visitor, "/shop/payment"));
    assert.equal(await targetOf(visitor.request("/shop/payment/validate")), "/shop");
    const token = await visitor.pageToken();
    const pay = () => visitor.post("/shop/payment/token", { csrf_token: token, pm_id: "form_5" });
    for (const answer of await Promise.all([pay(), pay()]))
      assert.equal(answer.headers.get("location"), "/payment/process");
    assert.equal(await targetOf(visitor.request("/shop/payment/validate")), "/shop/confirmation");
    const page = await html(visitor, "/shop/confirmation");
    assert.equal(totalOf(page), total);
    const [order] = await suite.database.query<{ id: number; placed: number }>(
      "select max(id)::integer as id, count(*)::integer as placed from sale_order where placed_session_id is not null",
    );
    assert.equal(order?.placed, 1);
    assert.ok(page.includes(`data-order-id="${order.id}"`));
    assert.equal(await badge(visitor), "");
    assert.equal((await update(visitor, { product_id: book, add_qty: 1 })).cart_quantity, 1);
    assert.equal(await targetOf(browser(suite).request("/shop/confirmation")), "/shop");
  });

  test("is not placed by another method, or without the token", async () => {
    const visitor = browser(suite);
    await update(visitor, { product_id: book, add_qty: 1 });
    assert.match((await targetOf(post(visitor, "/shop/payment/token", { pm_id: "new_8" }))) ?? "", /error=/);
    assert.equal((await visitor.post("/shop/payment/token", { pm_id: "form_5" })).status, 400);
    assert.equal(await badge(visitor), "1");
  });
});
