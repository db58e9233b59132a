import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, inspect } from "../demo.ts";
import { tabTo } from "../keys.ts";
import { customer, products } from "./customer.ts";

/** Types into fields by their names, in the order of the page. */
async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) {
    await tabTo(page, `main [name=${name}]`);
    await page.keyboard.type(text);
  }
}
const ready = (page: Page) => page.locator("suite-checkout-address:state(ready)").waitFor();
const isBusy = (page: Page) => page.locator("suite-checkout-address:state(busy)").count();
const chosen = (page: Page) => page.locator(".all_shipping .border_primary [itemprop=name]").textContent();

const languages = {
  en: { prefix: "", required: "Enter your name." },
  ar: { prefix: "/ar_001", required: "أدخل اسمك." },
};

describe("checkout from the cart to the payment", () => {
  for (const [language, { prefix, required }] of Object.entries(languages))
    it(`works by keyboard only, with another shipping address (${language})`, async () => {
      await using anna = await customer();
      const { page } = anna;
      await anna.put(products.chair, 1);
      await anna.openCart(prefix);
      await tabTo(page, `a.btn[href*="/shop/checkout"]`);
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${prefix}/shop/address`);
      await ready(page);

      // an incomplete form stays, and focuses the first missing field
      await tabTo(page, ".a-submit");
      await page.keyboard.press("Space");
      assert.equal(await page.locator("#suite-error-name").textContent(), required);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("name")), "name");
      assert.deepEqual(await inspect(page), []);
      await page.keyboard.type("Anna");
      await fill(page, {
        email: "anna@example.com",
        phone: "555",
        street: "1 Road",
        city: "Town",
        zip: "1",
        country_id: "United S",
      });
      await page.locator("[name=state_id] [data-code=VT]").waitFor({ state: "attached" });
      await fill(page, { state_id: "Vermont" });
      await tabTo(page, "#shipping_use_same");
      await page.keyboard.press("Space");
      await page.locator(".ship_to_other").waitFor();
      assert.deepEqual(await inspect(page), []);
      await tabTo(page, ".a-submit");
      await page.keyboard.press("Enter");

      // the shipping address
      await page.waitForFunction(() => !document.querySelector("main [name=email]"));
      await ready(page);
      await fill(page, { name: "Boat house", phone: "555", street: "2 Quay", country_id: "Fr" });
      await becomes(page, () => isBusy(page), 0);
      await page.locator("main [name=zip]").focus();
      await page.keyboard.type("44000");
      await fill(page, { city: "Nantes" });
      await tabTo(page, ".a-submit");
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${prefix}/shop/payment`);

      // Goes back to choose the other address.
      await page.goto(`${prefix}/shop/checkout`);
      await ready(page);
      assert.equal(await chosen(page), "Boat house");
      await page.locator(".all_shipping .card[role=group]").first().waitFor();
      await tabTo(page, ".js_change_shipping .btn-ship a");
      await page.keyboard.press("Space");
      await becomes(page, () => chosen(page), "Anna");
      assert.deepEqual(await inspect(page), []);
      await tabTo(page, 'a[href*="/shop/confirm_order"]');
      await page.keyboard.press("Enter");
      await page.waitForURL(`**${prefix}/shop/payment`);
      await page.goto(`${prefix}/shop/checkout`);
      assert.equal(await chosen(page), "Anna");
    });
});
