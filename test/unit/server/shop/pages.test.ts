import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Suite } from "../../../../demo/server/suite.types.ts";
import { openSuite } from "../../../prepared.ts";
import { browser, type Browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const html = async (visitor: Browser, path: string): Promise<string> => (await visitor.request(path)).text();
const recordedPage = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/wire/pages/${name}.html`, import.meta.url), "utf8");

/** What scripts find the markup by: classes, ids, names of fields and of data attributes. */
function hooks(markup: string): Set<string> {
  const found = new Set<string>();
  for (const [, name = "", value = ""] of markup.matchAll(/ (class|id|name|data-[\w-]+)="([^"]*)"/g)) {
    if (name === "class") for (const each of value.split(/\s+/).filter(Boolean)) found.add(`.${each}`);
    else if (name === "id") found.add(`#${value}`);
    else if (name === "name") found.add(`[name=${value.replace(/\d+/g, "0")}]`);
    else found.add(`[${name}]`);
  }
  return found;
}

const missing = (recorded: string, ours: string, except: readonly string[]): string[] => {
  const own = hooks(ours);
  return [...hooks(recorded)].filter((hook) => !own.has(hook) && !except.includes(hook));
};

/** Places for an editor's snippets, and codes for discounts. */
const notOurs = [
  ".oe_structure",
  "#oe_structure_website_sale_cart_1",
  "#oe_structure_website_sale_cart_2",
  ".show_coupon",
  ".coupon_form",
  "[name=coupon_code]",
  "[name=promo]",
  "[name=csrf_token]",
  ".w-100",
  ".a-submit",
];

describe("the shop's pages have all that scripts find the stock pages by", () => {
  test("list and header", async () => {
    assert.deepEqual(
      missing(recordedPage("shop"), await html(browser(suite), "/shop"), [".ribbon-wrapper", ".btn-danger"]),
      [],
    );
  });

  test("cart with options and suggestions", async () => {
    const visitor = browser(suite);
    const fields = {
      csrf_token: await visitor.pageToken(),
      product_id: "91",
      add_qty: "1",
      "optional-product-39": "391",
      "optional-add-39": "1",
    };
    await visitor.post("/shop/cart/update_option", fields);
    await visitor.call("/shop/cart/update_json", { product_id: 51, add_qty: 1, display: false });
    assert.deepEqual(
      missing(recordedPage("shop_cart_with_options"), await html(visitor, "/shop/cart"), [...notOurs, ".d-md-inline"]),
      [],
    );
  });

  test("wishlist and comparison", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/wishlist/add", { product_id: 91 });
    assert.deepEqual(
      missing(recordedPage("shop_wishlist"), await html(visitor, "/shop/wishlist"), [".d-md-inline"]),
      [],
    );
    assert.deepEqual(
      missing(recordedPage("shop_compare"), await html(visitor, "/shop/compare/?products=91,31,151"), [".General"]),
      [],
    );
  });

  test("product with variants, and one that is made on demand", async () => {
    const visitor = browser(suite);
    await suite.database.query("update product_attribute_value set custom = true where id = 13");
    assert.deepEqual(
      missing(recordedPage("product_variants"), await html(visitor, "/shop/product/9"), [
        ".oe_not_available",
        ".bg-warning",
      ]),
      [],
    );
    assert.deepEqual(
      missing(recordedPage("product_dynamic"), await html(visitor, "/shop/product/37"), [
        ".oe_not_available",
        ".bg-warning",
      ]),
      [],
    );
  });
});

const cards = (page: string): string[] =>
  [...page.matchAll(/itemprop="name" href="[^"]*" content="([^"]*)"/g)].map(([, name]) => name ?? "");

describe("the list", () => {
  test("has twenty products on a page, and all of them on three", async () => {
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

  test("is sorted, searched and kept to a category", async () => {
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

  test("says what is on sale; what nobody asked for yet has only a link", async () => {
    const page = await html(browser(suite), "/shop/page/2");
    assert.match(
      page,
      /<span class="ribbon">Sale<\/span>.*?<del[^>]*class="text-danger mr8">\$\u00a0<span class="oe_currency_value">48\.00/s,
    );
    const card = /content="Name board".*?<\/form>/s.exec(page)?.[0] ?? "";
    assert.match(card, /<a class="btn btn-secondary btn-sm" href="\/shop\/product\/name-board-38">Choose/);
    assert.doesNotMatch(card, /name="product_id"|o_add_wishlist|o_add_compare/);
  });

  test("shows the team what is not published, and marks it", async () => {
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
    "/shop/checkout",
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

  test("speak Arabic under its prefix, and so do the fragments; links keep it", async () => {
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

  test("write sums as the language does, in Latin digits", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 91, add_qty: 4 });
    const sum = async (prefix: string) =>
      /id="order_total_untaxed".*?oe_currency_value">([^<]*)</s.exec(await html(visitor, `${prefix}/shop/cart`))?.[1];
    assert.equal(await sum("/de_DE"), "3.000,00");
    assert.equal(await sum("/ar_001"), "3,000.00");
    assert.equal(await sum("/fr_FR"), "3\u202f000,00");
  });
});
