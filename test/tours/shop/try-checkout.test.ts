import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { becomes, inspect } from "../demo.ts";
import { fillAddress } from "./checkout.ts";
import { customer, products } from "./customer.ts";

describe("checkout in custom markup", () => {
  it("leads from the cart over address, delivery and terms to an order", async () => {
    await using anna = await customer();
    const { page } = anna;
    await anna.put(products.chair, 1);
    await page.goto("/try/checkout");
    await anna.cart.waitFor();
    await page.getByRole("button", { name: "One more" }).click();
    await becomes(page, () => anna.stored(), { [products.chair]: 2 });
    await page.getByRole("link", { name: "On to the address" }).click();

    await page.waitForURL("**/try/checkout/address");
    await fillAddress(page);
    assert.deepEqual(await inspect(page), []);
    await page.getByRole("button", { name: "Next" }).press("Enter");

    await page.waitForURL("**/try/checkout/pay");
    await page.locator("suite-payment-form:state(ready)").waitFor();
    const pay = page.getByRole("button", { name: "Pay now" });
    assert.equal(await pay.isDisabled(), true);
    await page.getByRole("radio", { name: /Carried up/ }).check();
    await becomes(page, () => page.locator("[data-amount=delivery]").textContent(), "79.00");
    await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
    await becomes(page, () => pay.isDisabled(), false);
    assert.deepEqual(await inspect(page), []);
    await pay.press("Enter");
    await page.waitForURL("**/shop/confirmation");
    assert.deepEqual(await anna.stored(), {});

    await page.goto("/try/checkout/done");
    await page.locator("suite-payment-status:state(pending)").waitFor();
    assert.deepEqual(anna.complaints(), []);
  });
});
