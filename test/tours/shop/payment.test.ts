import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, inspect } from "../demo.ts";
import { customer, products } from "./customer.ts";

describe("payment page of the suite", () => {
  it("leads by keyboard over delivery and terms to the order, and names missing choices", async () => {
    await using anna = await customer();
    const { page } = anna;
    await anna.put(products.chair, 1);
    await page.goto("/shop/payment");
    const pay = page.getByRole("button", { name: "Pay $" });
    const missing = page.locator("suite-terms [part=status]");
    const total = page.locator("#order_total .oe_currency_value");
    await missing.getByText("Accept the terms.").waitFor();
    assert.equal(await pay.getAttribute("aria-description"), "Accept the terms.");
    assert.deepEqual(await inspect(page), []);
    await page.locator("suite-delivery [aria-busy=false]").waitFor({ state: "attached" });
    const before = await total.textContent();

    await page.getByRole("radio", { name: "Parcel to your door" }).focus();
    await page.keyboard.press("ArrowDown");
    await becomes(page, async () => (await total.textContent()) === before, false);
    assert.equal(await page.locator("#order_delivery .oe_currency_value").textContent(), "79.00");
    assert.equal(await pay.isDisabled(), true);
    assert.equal(await pay.textContent(), `Pay $\u00a0${await total.textContent()}`);

    const terms = page.getByRole("checkbox", { name: "I agree to the terms & conditions" });
    await terms.focus();
    await page.keyboard.press("Space");
    await missing.getByText("Accept the terms.").waitFor({ state: "detached" });
    // the button is the next stop after the terms
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    assert.equal(await pay.evaluate((button) => button === document.activeElement), true);
    await becomes(page, () => pay.isDisabled(), false);
    const ordered = await total.textContent();
    await pay.press("Enter");
    await page.waitForURL("**/shop/confirmation");
    assert.equal(await total.textContent(), ordered);
    assert.deepEqual(await anna.stored(), {});
    assert.deepEqual(await inspect(page), []);
    assert.deepEqual(anna.complaints(), []);
  });

  it("folds the order on a phone, removes a promotion code, and shows free delivery", async () => {
    await using anna = await customer({ viewport: { width: 320, height: 700 } });
    const { page } = anna;
    await anna.put(products.cornerDesk, 1);
    await page.goto("/shop/payment");
    await page.locator("#delivery_carrier .badge").first().getByText("Free").waitFor();
    await page.getByRole("button", { name: "Your order" }).press("Enter");
    await page.getByRole("link", { name: "I have a promo code" }).press("Enter");
    await page.keyboard.type("pine10");
    await page.getByRole("button", { name: "Apply" }).press("Enter");
    await page.waitForURL("**/shop/payment");
    await page.locator("#order_total_untaxed .oe_currency_value").getByText("981.00").waitFor({ state: "attached" });
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    assert.deepEqual(await inspect(page), []);
  });
});
