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
