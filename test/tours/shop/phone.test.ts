import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect, visitor } from "../demo.ts";
import { customer, products } from "./customer.ts";

const viewport = { width: 375, height: 667 };

describe("list of products on a phone", () => {
  for (const javaScriptEnabled of [true, false])
    it(`shows a product in the first view, and its filters in a sheet, scripts: ${javaScriptEnabled}`, async () => {
      await using anna = await visitor({ viewport, javaScriptEnabled });
      const { page } = anna;
      await page.goto("/shop");
      const add = page.locator(".oe_product .a-submit").first();
      const box = (await add.boundingBox())!;
      assert.ok(box.y + box.height <= viewport.height, `the first button ends at ${box.y + box.height}`);

      const filters = page.getByRole("region", { name: "Filter and sort" });
      assert.equal(await filters.isVisible(), false);
      await page.getByRole("button", { name: "Filter and sort" }).press("Enter");
      await filters.waitFor();
      if (javaScriptEnabled) {
        // the elements that name buttons and lists have started
        await anna.quiet();
        assert.deepEqual(await inspect(page), []);
      }
      await filters.getByRole("button", { name: "Close" }).press("Enter");
      await filters.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Filter and sort" }).press("Enter");
      await filters.getByRole("link", { name: "Catalog price: Low to High" }).press("Enter");
      await page.waitForURL("**/shop?order=list_price+asc");
      assert.equal(await filters.isVisible(), false);
    });

  it("has its main menu behind a button", async () => {
    await using anna = await visitor({ viewport });
    const { page } = anna;
    await page.goto("/shop");
    const menu = page.getByRole("button", { name: "Menu" });
    await menu.press("Enter");
    await page.getByRole("link", { name: "Contact us" }).first().waitFor();
    assert.equal(await menu.getAttribute("aria-expanded"), "true");
    assert.deepEqual(await inspect(page), []);
  });

  it("has a link to the search beside the menu", async () => {
    await using anna = await visitor({ viewport });
    const { page } = anna;
    await page.goto("/blog");
    const search = page.getByRole("link", { name: "Search" });
    const [menuBox, box] = [await page.getByRole("button", { name: "Menu" }).boundingBox(), await search.boundingBox()];
    assert.ok(box!.height >= 44 && box!.y >= menuBox!.y && box!.y + box!.height <= menuBox!.y + menuBox!.height);
    assert.deepEqual(await inspect(page), []);
    await search.press("Enter");
    await page.waitForURL("**/shop#search");
    await page.keyboard.press("Tab");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "search");
  });

  it("keeps the cart with its number beside the menu, opened and closed", async () => {
    await using anna = await customer({ viewport });
    const { page } = anna;
    await anna.put(products.chair, 2);
    await page.goto("/shop");
    const cart = page.getByRole("link", { name: "My Cart" });
    const menu = page.getByRole("button", { name: "Menu" });
    const contact = page.locator("#top_menu").getByRole("link", { name: "Contact us" });
    const places = async () => [await menu.boundingBox(), await cart.boundingBox()];
    await anna.counts(2);
    assert.equal(await contact.isVisible(), false);
    const [menuBox, cartBox] = await places();
    assert.ok(cartBox!.height >= 44 && cartBox!.y + cartBox!.height <= menuBox!.y + menuBox!.height, "in one line");
    await menu.press("Enter");
    await contact.waitFor();
    assert.deepEqual(await places(), [menuBox, cartBox]);
    assert.deepEqual(await inspect(page), []);
    await cart.press("Enter");
    await page.waitForURL("**/shop/cart");
  });
});

describe("checkout on a phone", () => {
  it("folds the order below the form of the address", async () => {
    await using anna = await customer({ viewport });
    const { page } = anna;
    await anna.put(products.chair, 2);
    await page.goto("/shop/address");
    const order = page.getByRole("button", { name: "Your order" });
    await order.waitFor();
    const lines = page.locator("#cart_products");
    assert.equal(await lines.isVisible(), false);
    await order.press("Enter");
    await lines.waitFor();
    assert.deepEqual(await inspect(page), []);
  });
});

/** Returns the words of an element that are broken over two lines. */
const broken = (label: Element): string[] =>
  [...label.textContent.matchAll(/\S+/g)]
    .filter(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(label.firstChild!, index);
      range.setEnd(label.firstChild!, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    })
    .map(([word]) => word);

describe("steps of the checkout on a phone", () => {
  it("break no word with text of 200 %", async () => {
    await using anna = await customer({ viewport: { width: 320, height: 640 } });
    const { page } = anna;
    await anna.put(products.chair, 1);
    for (const path of ["/shop/cart", "/shop/address", "/ar_001/shop/cart"]) {
      await page.goto(path);
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
      for (const label of await page.locator(".progress-wizard-steplabel").all())
        assert.deepEqual(await label.evaluate(broken), [], path);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    }
  });

  it("are close to the heading of the address", async () => {
    await using anna = await customer({ viewport });
    const { page } = anna;
    await anna.put(products.chair, 1);
    await page.goto("/shop/address");
    const steps = (await page.locator(".progress-wizard").boundingBox())!;
    const heading = (await page.getByRole("heading", { name: "Your Address" }).boundingBox())!;
    const space = heading.y - steps.y - steps.height;
    assert.ok(space > 16 && space < 48, `${space} px`);
  });
});
