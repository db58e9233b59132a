import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect } from "../demo.ts";
import { customer } from "./customer.ts";

describe("optional products", () => {
  it("are offered when a visitor buys a product, and are added to the cart with the product", async () => {
    await using anna = await customer();
    const { page } = anna;
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(request.url()));
    await page.goto("/shop/product/studio-desk-9");
    const buy = page.locator("suite-product:state(ready) #add_to_cart");
    await buy.waitFor();
    assert.deepEqual(
      asked.filter((url) => /optional|option/.test(url)),
      [],
      "no code of the options before a visitor buys",
    );

    await buy.click();
    const dialog = page.getByRole("dialog", { name: "Add to cart" });
    await dialog.waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    assert.deepEqual(await anna.stored(), {});

    await buy.press("Enter");
    await dialog.getByRole("button", { name: "Add", exact: true }).first().click();
    await dialog.getByText("Workshop hour").waitFor();
    await dialog.getByRole("button", { name: "Add", exact: true }).first().click();
    await dialog.getByText("Total: $ 859.00").waitFor();
    await dialog.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.waitForURL("**/shop/cart");
    assert.deepEqual(await anna.stored(), { 91: 1, 391: 1, 601: 1 });
    assert.equal(await page.locator("tr.optional_product.info").count(), 2);
    assert.deepEqual(anna.complaints(), []);
  });

  it("are skipped if the code of their dialog fails to load: the product is added once, with a message", async () => {
    await using anna = await customer();
    const { page } = anna;
    await page.route("**/chunks/OptionDialog.js", (route) => route.abort());
    const asked: string[] = [];
    page.on("request", (request) => void asked.push(new URL(request.url()).pathname));
    await page.goto("/shop/product/studio-desk-9");
    await page.locator("suite-product:state(ready) #add_to_cart").click();
    await page.getByText("The product is in your cart. Its options could not be shown.").waitFor();
    assert.equal(asked.filter((path) => path.endsWith("/chunks/OptionDialog.js")).length > 0, true);
    assert.deepEqual(await anna.stored(), { 91: 1 });
  });
});
