import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "../browser.ts";
import { cartPage } from "./shopper.ts";

let suite: Suite;
let editor: Browser;
before(async () => {
  suite = await openSuite();
  editor = browser(suite);
  await editor.signIn("publisher");
});
after(() => suite.close());

interface View {
  readonly id: number;
  readonly name: string;
  readonly active: boolean;
}

/** Switches the list on or off, like the menu of the page. */
async function toggle(): Promise<void> {
  const { result } = await editor.call("/website/get_switchable_related_views", { key: "website_sale.product" });
  const [{ id, name } = { id: 0, name: "" }] = result as View[];
  assert.equal(name, "List View of Variants");
  const call = { model: "ir.ui.view", method: "toggle", args: [[id]], kwargs: {} };
  assert.deepEqual((await editor.call("/web/dataset/call_kw/ir.ui.view/toggle", call))["error"], undefined);
}

const page = async (path: string, visitor = browser(suite)): Promise<string> => (await visitor.request(path)).text();
const listed = (html: string) =>
  [...html.matchAll(/<input type="radio" class="[^"]*product_id js_product_change"[^>]*value="(\d+)"([^>]*)>/g)].map(
    ([, id, rest = ""]) => [Number(id), / checked/.test(rest)],
  );

describe("the list of a product's variants", () => {
  test("is switched on by editors, in the bar of the page", async () => {
    const path = "/shop/product/studio-desk-9";
    assert.match(await page(path, editor), /data-view-xmlid="website_sale\.product"[^]*id="customize-menu"/);
    assert.doesNotMatch(await page(path), /customize-menu/);
    assert.deepEqual(listed(await page(path)), []);
    await toggle();
    const html = await page(path);
    // archived variants are not available
    assert.deepEqual(listed(html), [
      [91, true],
      [92, false],
      [93, false],
      [94, false],
      [96, false],
      [97, false],
      [98, false],
    ]);
    assert.match(html, /value="94"[^>]*data-price="790"[^>]*data-combination="\[902,904,907,908\]"/);
    assert.doesNotMatch(html, /type="hidden" class="product_id"|js_variant_change/);
    assert.deepEqual(listed(await page(`${path}?combination=902,904,907,908`))[3], [94, true]);
    await toggle();
    assert.deepEqual(listed(await page(path)), []);
  });

  test("adds the chosen variant to the cart without scripts", async () => {
    const visitor = browser(suite);
    await visitor.post("/shop/cart/update", { product_id: "94", product_template_id: "9", add_qty: "1" });
    assert.match(await cartPage(visitor), /data-product-id="94"/);
  });

  test("is hidden for a single variant, and with values that take text", async () => {
    await toggle();
    const chair = await page("/shop/product/chair-15");
    assert.deepEqual(listed(chair), []);
    assert.match(chair, /<input type="hidden" class="product_id" name="product_id" value="151"/);
    assert.match(await page("/shop/product/kit-58"), /data-is_custom="True"/);
    await toggle();
  });
});
