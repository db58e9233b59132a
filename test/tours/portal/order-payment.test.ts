import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { payableOrder } from "#demo/server/portal/orders/sample.ts";
import { inspect, inspectLook, type Visitor, visitor } from "../demo.ts";
import { cards, enterCard } from "../shop/cards.ts";
import { sign, writeName } from "./signing.ts";

/** Seeded order that requires a signature and a payment. */
const unsigned = { id: 46, token: "8d9c1f6a-2e0b-4b0f-9a4e-6c1de2b0a246" };

const dialog = (page: Page) => page.locator("#modalaccept");
const form = (page: Page) => dialog(page).locator("suite-payment-form");
const failure = (page: Page) => form(page).locator("[part=failure]");
const toPay = (page: Page) => page.locator("#sidebar_content").getByText("Pay now");

/** Opens the order's dialog once the page's scripts have loaded. */
async function open({ page, quiet }: Visitor): Promise<void> {
  await quiet();
  await page.locator("#sidebar_content [data-target='#modalaccept']").click();
  await dialog(page).waitFor();
}

async function openPayment(visit: Visitor): Promise<void> {
  await open(visit);
  await dialog(visit.page).locator("suite-payment-form:state(ready)").waitFor();
}

const pay = (page: Page) => dialog(page).getByRole("button", { name: "Pay & Confirm" }).press("Enter");

/** Waits until the page of the paid order is shown. */
async function isPaid(page: Page): Promise<void> {
  await page.locator("[data-payment]").getByText("has been successfully processed").waitFor();
  assert.match((await page.locator("#introduction").textContent()) ?? "", /^\s*Sales Order/);
  assert.equal(await toPay(page).count(), 0);
  assert.equal(await page.locator(".o_payment_form").count(), 0);
}

describe("portal order that requires a payment", () => {
  it("is signed, stays open after a refused card, and is confirmed by another card and shown to the operator", async () => {
    await using joel = await visitor();
    const { page } = joel;
    await page.goto(`/my/orders/${unsigned.id}?access_token=${unsigned.token}`);
    await page.locator("suite-order-lines").waitFor();
    await open(joel);
    await writeName(page);
    await sign(page);
    await page.getByText("still needs to be paid to be confirmed").waitFor();

    await openPayment(joel);
    await enterCard(page, cards.refused);
    assert.deepEqual(await inspect(page), []);
    await pay(page);
    await failure(page).getByText("Your card was declined.").waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.reload();
    assert.match((await page.locator("#introduction").textContent()) ?? "", /^\s*Quotation/);

    await openPayment(joel);
    await enterCard(page, cards.good);
    await page.locator("[name=cvc]").press("Enter");
    await isPaid(page);
    // the page has no element of ours any longer; headings and lists are the suite's
    assert.deepEqual(await inspectLook(page), []);

    await using desk = await visitor();
    await desk.page.request.post("/web/session/authenticate", {
      data: { jsonrpc: "2.0", params: { db: "suite", login: "operator", password: "operator" } },
    });
    await desk.page.goto("/operator/orders");
    const answered = desk.page.locator(`[data-order="${unsigned.id}"]`);
    await answered.locator("[data-state=done]", { hasText: "SO046-1" }).waitFor();
    assert.deepEqual(await inspect(desk.page), []);
  });

  it("is paid with a saved card after the customer closed the confirmation of the bank for another card", async () => {
    await using joel = await visitor();
    const { page } = joel;
    const path = `/my/orders/${payableOrder.id}`;
    await page.goto(`/web/login?redirect=${path}`);
    await page.locator("[name=login]").fill("portal");
    await page.locator("[name=password]").fill("portal");
    await page.locator("[name=password]").press("Enter");
    await page.waitForURL(`**${path}`);

    await openPayment(joel);
    await enterCard(page, cards.frame);
    await pay(page);
    await form(page).locator("iframe").waitFor();
    await form(page).locator("[part=close]").press("Escape");
    await failure(page).getByText("the payment may not be complete").waitFor();
    assert.equal(await form(page).locator("iframe").count(), 0);
    assert.ok(await dialog(page).isVisible(), "it closes the bank's question alone");
    assert.ok(
      await dialog(page).getByRole("button", { name: "Pay & Confirm" }).isDisabled(),
      "the bank may still decide",
    );
    await form(page).locator("[part=retry]").press("Enter");
    await page.waitForURL(`**${path}`);

    await openPayment(joel);
    await page.getByRole("radio", { name: /4242 - Joel Willis/ }).check();
    await pay(page);
    await isPaid(page);
    await page.goto(path);
    await isPaid(page);
  });
});
