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

const html = async (visitor: Browser, path: string): Promise<string> => (await visitor.request(path)).text();
const cards = (page: string): string[] =>
  [...page.matchAll(/itemprop="name" href="[^"]*" content="([^"]*)"/g)].map(([, name]) => name ?? "");

describe("the list", () => {
  test("has twenty products per page, and all of them on three", async () => {
    const visitor = browser(suite);
    const pages = await Promise.all(["/shop", "/shop/page/2", "/shop/page/3"].map((path) => html(visitor, path)));
    assert.deepEqual(
      pages.map((page) => cards(page).length),
      [20, 20, 19],
    );
    assert.equal(new Set(pages.flatMap(cards)).size, 59);
    for (const path of [
      "/shop/page/4",
      "/shop/page/0",
      "/shop/page/x",
      "/shop/category/none-99",
      "/shop/category/none",
      "/shop/product/none",
      "/shop/product/x-999",
    ]) {
      assert.equal((await visitor.request(path)).status, 404, path);
    }
  });

  test("is sorted, searched and limited to a category", async () => {
    const visitor = browser(suite);
    assert.deepEqual(cards(await html(visitor, "/shop/category/care-8?order=list_price+desc")).slice(0, 2), [
      "Workshop hour",
      "Repair kit for chairs",
    ]);
    assert.deepEqual(cards(await html(visitor, "/shop?search=LAMP&order=name+desc")), [
      "Task light Beam",
      "Seagull lamp",
      "Repair kit for chairs",
      "Pilot floor lamp",
      "Linen shade",
    ]);
    const nothing = await html(visitor, `/shop?search=${encodeURIComponent('<b>"%_')}&order=id;drop`);
    assert.match(nothing, /No results found for “&lt;b&gt;&quot;%_”/);
  });

  test("is filtered by values of attributes; the rest of the address is ignored", async () => {
    const visitor = browser(suite);
    const count = async (query: string) => cards(await html(visitor, `/shop/category/light-5?${query}`)).length;
    const [all, warm, neutral, either, both] = [
      await count(""),
      await count("attrib=6-61"),
      await count("attrib=6-62"),
      await count("attrib=6-61&attrib=6-62"),
      await count("attrib=6-61&attrib=7-72"),
    ];
    assert.ok(all > warm && warm > both && both > 0, `${all} ${warm} ${both}`);
    assert.ok(either >= warm && either >= neutral && either <= warm + neutral);
    assert.equal(await count("attrib=6-61'&attrib=x&attrib=&attrib=99999999999-1"), all);
    const page = await html(visitor, "/shop?order=name+asc&search=lamp&attrib=6-61");
    assert.match(
      page,
      /<input type="hidden" name="order" value="name asc"\/><input type="hidden" name="attrib" value="6-61"\/>/,
    );
    assert.match(page, /value="6-61" checked/);
    assert.match(page, /href="\/shop\?search=lamp&amp;order=name\+desc&amp;attrib=6-61"/);
  });

  test("of a category includes its subcategories, with open branches", async () => {
    const visitor = browser(suite);
    const [inner, outer] = [
      await html(visitor, "/shop/category/desks-1"),
      await html(visitor, "/shop/category/furniture-21"),
    ];
    assert.ok(cards(outer).length > cards(inner).length);
    for (const page of [inner, outer])
      assert.match(page, /fa-chevron-down"[^>]*><\/i><a href="\/shop\/category\/furniture-21"/);
    assert.match(
      inner,
      /fa-chevron-right"[^>]*><\/i><a href="\/shop\/category\/on-the-desk-22"[^>]*>[^<]*<\/a><ul class="[^"]*nav-hierarchy" hidden/,
    );
  });

  test("marks sales; a product without a variant has a link only", async () => {
    const page = await html(browser(suite), "/shop/page/2");
    assert.match(
      page,
      /<span class="ribbon">Sale<\/span>.*?<del[^>]*class="text-danger mr8">\$\u00a0<span class="oe_currency_value">48\.00/s,
    );
    const card = /content="Name board".*?<\/form>/s.exec(page)?.[0] ?? "";
    assert.match(card, /<a class="btn btn-secondary btn-sm" href="\/shop\/product\/name-board-38">Choose/);
    assert.doesNotMatch(card, /name="product_id"|o_add_wishlist|o_add_compare/);
  });

  test("shows unpublished products to the team, marked", async () => {
    const visitor = browser(suite);
    assert.equal((await visitor.request("/shop/product/x-1")).status, 403);
    await visitor.signIn("publisher");
    assert.match(await html(visitor, "/shop"), /data-publish="off".*?Prototype stool, ash/s);
    assert.match(await html(visitor, "/shop/product/x-1"), /data-main-object="product.template\(1,\)"/);
  });
});

describe("all pages of the shop", () => {
  const paths = [
    "/shop",
    "/shop/product/x-9",
    "/shop/product/x-20",
    "/shop/cart",
    "/shop/address",
    "/shop/payment",
    "/shop/terms",
    "/shop/wishlist",
    "/shop/compare/?products=91,311",
  ];
  const shopper = async (): Promise<Browser> => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 91, add_qty: 1 });
    await visitor.call("/shop/wishlist/add", { product_id: 91 });
    return visitor;
  };

  test("keep the policy: no style, no handler in the markup", async () => {
    const visitor = await shopper();
    for (const path of paths) {
      const response = await visitor.request(path);
      assert.equal(response.status, 200, path);
      assert.match(response.headers.get("content-security-policy") ?? "", /default-src 'none'/);
      assert.doesNotMatch(await response.text(), / style="| on\w+="|<style/, path);
    }
  });

  test("have Arabic under its prefix, also in fragments; links keep it", async () => {
    const visitor = await shopper();
    for (const path of paths) {
      const page = await html(visitor, `/ar_001${path}`);
      assert.match(page, /<html lang="ar-001" dir="rtl"/);
      assert.match(page, /سلتي/);
      assert.deepEqual(
        [...page.matchAll(/href="(\/shop[^"]*)"/g)].map(([, link]) => link).filter((link) => link !== path),
        [],
        path,
      );
    }
    assert.match(await html(visitor, "/ar_001/shop/cart?type=popover"), /عرض السلة \(منتج واحد\)/);
    const answer = (await visitor.call("/shop/cart/update_json", { product_id: 91, add_qty: 1 }))["result"] as Record<
      string,
      string
    >;
    assert.match(
      answer["website_sale.short_cart_summary"] ?? "",
      /المجموع الفرعي:.*href="\/ar_001\/shop\/checkout\?express=1"/s,
    );
    assert.equal(
      (await visitor.request("/shop/wishlist?count=1")).headers.get("location"),
      "/ar_001/shop/wishlist?count=1",
    );
  });

  test("format sums in the language, with Latin digits", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 91, add_qty: 4 });
    const sum = async (prefix: string) =>
      /id="order_total_untaxed".*?oe_currency_value">([^<]*)</s.exec(await html(visitor, `${prefix}/shop/cart`))?.[1];
    assert.equal(await sum("/de_DE"), "3.000,00");
    assert.equal(await sum("/ar_001"), "3,000.00");
    assert.equal(await sum("/fr_FR"), "3\u202f000,00");
  });
});
