import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { recording } from "#test/unit/shared/suite/server.ts";
import { type Browser, browser } from "../browser.ts";

let suite: Suite;
before(async () => {
  suite = await openSuite();
});
after(() => suite.close());

const html = async (visitor: Browser, path: string): Promise<string> => (await visitor.request(path)).text();
const recordedPage = (name: string, folder: "pages" | "whole" = "pages"): string =>
  readFileSync(new URL(`../../../fixtures/wire/${folder}/${name}.html`, import.meta.url), "utf8");

/** Returns the hooks of scripts in markup: classes, ids, names of fields and of data attributes. */
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

/** Containers for an editor's snippets. */
const notOurs = [".oe_structure", "#oe_structure_website_sale_cart_1", "#oe_structure_website_sale_cart_2"];

/** The order has no address, and its delivery is in a list of several. */
const notOfPayment = [
  ...notOurs,
  "#shipping_and_billing",
  ".fa-edit",
  ".address-inline",
  ".mt4",
  "#oe_structure_website_sale_payment_1",
  "#oe_structure_website_sale_payment_2",
  "#oe_structure_website_sale_confirmation_1",
  "#oe_structure_website_sale_confirmation_2",
  "#oe_structure_website_sale_confirmation_3",
];
/** The demo has no invitation to sign up. */
const notOfConfirmation = [...notOfPayment, ".alert", ".alert-info", ".btn", ".btn-primary", ".clearfix"];

describe("the shop's pages have the markup that scripts expect", () => {
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

  test("dialog of options, and its rows", async () => {
    const visitor = browser(suite);
    // its radio buttons are those of pages
    const page = await html(visitor, "/shop/product/9");
    for (const [name, params] of [
      ["show_optional_products_website", { product_id: 91, variant_values: [901, 904, 907, 908], add_qty: 1 }],
      ["optional_product_items_website", { product_id: 391 }],
    ] as const) {
      const { result } = await visitor.call(`/product_configurator/${name}`, { pricelist_id: false, ...params });
      const { json } = recording(`shop/${name}`).response;
      assert.deepEqual(missing(String((json as { result: unknown }).result), String(result) + page, []), [], name);
    }
  });

  test("payment and confirmation, by wire transfer and without an address", async () => {
    const visitor = browser(suite);
    await visitor.call("/shop/cart/update_json", { product_id: 51, add_qty: 1, display: false });
    assert.deepEqual(missing(recordedPage("shop_payment"), await html(visitor, "/shop/payment"), notOfPayment), []);
    await visitor.post("/shop/payment/token", { csrf_token: await visitor.pageToken(), pm_id: "form_5" });
    assert.deepEqual(
      missing(recordedPage("shop_confirmation"), await html(visitor, "/shop/confirmation"), notOfConfirmation),
      [],
    );
  });

  test("forms of payment methods", async () => {
    const customer = browser(suite);
    await customer.signIn("portal");
    await customer.call("/shop/cart/update_json", { product_id: 51, add_qty: 1, display: false });
    for (const [name, path] of [
      ["shop_payment", "/shop/payment"],
      ["my_payment_method", "/my/payment_method"],
    ] as const) {
      const form = /<form[^>]*o_payment_form[^]*?<\/form>/;
      const [recorded = ""] = form.exec(recordedPage(name, "whole")) ?? [];
      const [ours = ""] = form.exec(await html(customer, path)) ?? [];
      assert.match(recorded, /data-create-route/);
      assert.deepEqual(missing(recorded, ours, []), [], name);
    }
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

  test("product with variants, and one created on demand", async () => {
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
