import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, inspect } from "../demo.ts";
import { restartable } from "../restartable.ts";
import { cards, enterCard } from "./cards.ts";
import { chooseDelivery, pay } from "./checkout.ts";
import { type Customer, customer, products } from "./customer.ts";

/** Brings a customer to the end of the checkout, with a carrier and accepted terms. */
async function checkOut(anna: Customer): Promise<Page> {
  const { page } = anna;
  await anna.put(products.chair, 1);
  await page.goto("/shop/payment");
  await chooseDelivery(page);
  await becomes(page, () => page.getByRole("button", { name: "Pay $" }).isDisabled(), false);
  return page;
}

const failure = (page: Page) => page.locator("suite-payment-form [part=failure]");
const confirmed = (page: Page) => page.waitForURL("**/shop/confirmation");

describe("payment of an order", () => {
  it("accepts another card by keyboard after a declined one", async () => {
    await using anna = await customer();
    const page = await checkOut(anna);
    await enterCard(page, cards.refused);
    assert.deepEqual(await inspect(page), []);
    await pay(page);
    await failure(page).getByText("Your card was declined.").waitFor();
    assert.deepEqual(await inspect(page), []);
    await enterCard(page, cards.good);
    await page.locator("[name=cvc]").press("Enter");
    await confirmed(page);
    assert.deepEqual(await anna.stored(), {});
  });

  it("accepts a card whose bank confirms on its own page", async () => {
    await using anna = await customer();
    const page = await checkOut(anna);
    await enterCard(page, cards.form);
    await pay(page);
    await page.waitForURL("**/payment/bank");
    await page.locator("button.confirm").click();
    await confirmed(page);
  });

  it("accepts a card whose bank confirms in a frame without access to the page", async () => {
    await using anna = await customer();
    const page = await checkOut(anna);
    await enterCard(page, cards.frame);
    await pay(page);
    const bank = page.frameLocator("suite-payment-form iframe").frameLocator("iframe");
    await bank.locator("button.confirm").click();
    await confirmed(page);
  });

  it("is made on the page of a provider, also after a cancellation", async () => {
    await using anna = await customer();
    const page = await checkOut(anna);
    await page.getByRole("radio", { name: "Quay Pay" }).check();
    await pay(page);
    await page.locator("button.cancel").click();
    await page.waitForURL("**/payment/process");
    await page.goto("/shop/payment");
    await page.locator("suite-payment-form:state(ready)").waitFor();
    await page.getByRole("checkbox", { name: "I agree to the terms & conditions" }).check();
    await page.getByRole("radio", { name: "Quay Pay" }).check();
    await becomes(page, () => page.getByRole("button", { name: "Pay $" }).isDisabled(), false);
    await pay(page);
    await page.locator("button.accept").click();
    await confirmed(page);
  });

  it("is made once for one order while every third call fails and the server restarts", async (t) => {
    const server = await restartable(t);
    await using anna = await customer({ baseURL: server.origin });
    const page = await checkOut(anna);
    const qa = encodeURIComponent(JSON.stringify({ errors: 0.3 }));
    await page.context().addCookies([{ name: "suite_qa", value: qa, url: server.origin }]);
    await enterCard(page, cards.good);

    await server.stop();
    await pay(page);
    await failure(page).getByText("There is no connection.").waitFor();
    await server.start();
    const isThere = () => new URL(page.url()).pathname === "/shop/confirmation";
    for (let press = 0; press < 10 && !isThere(); press++) {
      const button = page.getByRole("button", { name: "Pay $" });
      // An error page of the server: visitors go back, and their typed text is lost.
      if (!(await button.count())) await page.goto("/shop/payment");
      if (isThere()) break;
      await page.locator("suite-payment-form:state(ready)").waitFor();
      const terms = page.getByRole("checkbox", { name: "I agree to the terms & conditions" });
      await terms.check();
      await becomes(page, () => button.isDisabled(), false);
      if (!(await page.locator("[name=cvc]").inputValue())) await enterCard(page, cards.good);
      await pay(page);
      await Promise.race([failure(page).waitFor(), confirmed(page), page.waitForURL("**/shop/payment/token")]);
    }
    await confirmed(page);
    const orders = await server.query("select id from sale_order where state in ('sent', 'sale') and id <> 7");
    const paid = await server.query("select id from payment_transaction where state = 'done' and id <> 7");
    assert.deepEqual([orders.length, paid.length], [1, 1]);
  });
});

describe("saved cards of a customer", () => {
  it("are added and deleted, after a confirmation if a card is in use", async () => {
    await using anna = await customer();
    const { page } = anna;
    await page.goto("/web/login?redirect=/my/payment_method");
    await page.locator("[name=login]").fill("portal");
    await page.locator("[name=password]").fill("portal");
    await page.locator("[name=password]").press("Enter");
    await page.waitForURL("**/my/payment_method");
    await page.locator("suite-payment-form:state(ready)").waitFor();
    assert.deepEqual(await inspect(page), []);
    const saved = page.locator("button[name=delete_pm]");
    const before = await saved.count();
    await page.locator("#cc_number[autocomplete]").waitFor();
    for (const [field, text] of Object.entries({
      cc_number: cards.good,
      cc_holder_name: "Anna",
      cc_expiry: "1240",
      cvc: "123",
    }))
      await page.locator(`[name=${field}]`).pressSequentially(text);
    // Enter in a field adds the card: the form's first button would delete another one
    await page.locator("[name=cvc]").press("Enter");
    await page.waitForURL("**/my/payment_method");
    await becomes(page, () => saved.count(), before + 1);

    // The new card is not in use, so it is deleted at once.
    await page.locator("suite-payment-form:state(ready)").waitFor();
    const ids = await saved.evaluateAll((all) => all.map((button) => Number(button.getAttribute("value"))));
    await page.locator(`button[name=delete_pm][value="${Math.max(...ids)}"]`).press("Enter");
    await becomes(page, () => saved.count(), before);
    assert.equal(await page.evaluate(() => document.activeElement?.id), "o_payment_form_add_pm");

    const used = page.locator(".card-body", { hasText: "0005" }).locator("button[name=delete_pm]");
    await used.press("Enter");
    const question = page.getByRole("dialog", { name: "Warning!" });
    await question.getByRole("link").first().waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "hidden" });
    assert.equal(await saved.count(), before);
    await used.press("Enter");
    await question.getByRole("button", { name: "Confirm Deletion" }).press("Enter");
    await becomes(page, () => saved.count(), before - 1);
  });
});
