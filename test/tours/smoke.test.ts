// Short journeys of the most frequent actions, for the quick run of the tests: the other tours check more.
import assert from "node:assert/strict";
import { it } from "node:test";
import { sampleOrder } from "#demo/server/portal/orders/sample.ts";
import { recorded } from "../contract/recorded/document.ts";
import { Guest, Operator } from "./chat/people.ts";
import { becomes, said, type Visitor, visitor } from "./demo.ts";
import { sign, writeName } from "./portal/signing.ts";
import { cards, enterCard } from "./shop/cards.ts";
import { chooseDelivery, fillAddress, pay } from "./shop/checkout.ts";
import { Tab } from "./shop/customer.ts";

/** Asserts that the console has no warning or error, and the page no uncaught error. */
async function isSilent(visit: Visitor): Promise<void> {
  await visit.quiet();
  assert.deepEqual(said(visit), []);
}

/** Defines a test of a visitor with a separate browser. */
const journey = (walk: (visit: Visitor) => Promise<void>) => async () => {
  await using visit = await visitor();
  await walk(visit);
  await isSilent(visit);
};

it(
  "smoke: a visitor follows a blog post by e-mail",
  journey(async ({ page }) => {
    await page.goto("/blog/our-blog-1/post/what-a-table-costs-2");
    const follow = page.locator("suite-follow:state(ready)");
    await follow.getByRole("textbox").fill("anna@example.com");
    await follow.getByRole("button", { name: "Subscribe" }).click();
    await follow.getByRole("button", { name: "Unsubscribe" }).waitFor();
    await page.reload();
    await follow.getByRole("button", { name: "Unsubscribe" }).waitFor();
    assert.equal(await follow.getByRole("textbox").inputValue(), "anna@example.com");
  }),
);

it(
  "smoke: a visitor chats with an operator",
  journey(async ({ page }) => {
    await using marc = await visitor();
    const guest = new Guest(page);
    const operator = new Operator(marc.page);
    await operator.signIn(marc.quiet);
    await guest.open();
    await guest.say("Does it fit under a window?");
    await operator.choose("Does it fit under a window?");
    await operator.say("How high is it?");
    await guest.says("How high is it?");
    await isSilent(marc);
  }),
);

it(
  "smoke: a visitor buys a variant of a product by card",
  journey(async ({ page }) => {
    const { cart } = new Tab(page);
    await page.goto("/shop/product/perch-stool-18");
    await page.locator("suite-product:state(ready)").waitFor();
    await page.locator("[data-value_name=Walnut]").check();
    await becomes(page, () => page.locator(".oe_price .oe_currency_value").first().textContent(), "280.00");
    await page.locator("#add_to_cart").click();
    await page.waitForURL("**/shop/cart");
    await cart.waitFor();
    await page.getByRole("button", { name: "Process Checkout" }).click();
    await page.waitForURL("**/shop/address");
    await fillAddress(page);
    await page.locator(".a-submit").click();
    await page.waitForURL("**/shop/payment");
    await chooseDelivery(page);
    await enterCard(page, cards.good);
    await pay(page);
    await page.waitForURL("**/shop/confirmation");
    await page.getByRole("heading", { level: 1, name: /^Order S/ }).waitFor();
    await page.locator("#cart_products").getByText("Perch stool (Walnut)").waitFor();
    await page.locator("suite-payment-status").getByText("has been successfully processed").first().waitFor();
  }),
);

it(
  "smoke: a visitor sends the contact form, and the operator receives it",
  journey(async ({ page, quiet }) => {
    await page.goto("/contactus?name=A+table");
    await page.locator("suite-form:state(ready)").waitFor();
    for (const [label, text] of [
      ["Your Name", "Ada"],
      ["Email", "ada@example.com"],
      ["Your Company", "Ada Co"],
      ["Your Question", "For ten people"],
    ] as const)
      await page.getByLabel(label).fill(text);
    await page.getByLabel("Email").press("Enter");
    await page.waitForURL("**/contactus-thank-you");
    await new Operator(page).signIn(quiet);
    await page.getByRole("link", { name: "Everything that is stored" }).click();
    const sent = page.getByRole("region", { name: "Forms sent" }).getByRole("row");
    await sent.filter({ hasText: "A table" }).filter({ hasText: "For ten people" }).waitFor();
  }),
);

it(
  "smoke: a visitor answers a survey to its end",
  journey(async ({ page }) => {
    await page.goto("/survey/start/do-you-know-your-wood-2");
    await page.getByRole("button", { name: "Start Survey" }).click();
    await page.locator("suite-survey:state(ready)").waitFor();
    await page.getByLabel("Oak").check();
    await page.getByRole("button", { name: "Next page" }).click();
    await page.getByLabel("Rounding chair legs").check();
    await page.getByRole("button", { name: "Submit survey" }).click();
    await page.getByText("You scored 6 points.").waitFor();
  }),
);

it(
  "smoke: a visitor signs an order of the portal by name",
  journey(async ({ page }) => {
    await page.goto(`/my/orders/${sampleOrder.id}?access_token=${sampleOrder.token}`);
    await page.locator("#modalaccept suite-signature:state(ready)").waitFor({ state: "attached" });
    await page.locator("#sidebar_content [data-target='#modalaccept']").click();
    await writeName(page);
    await sign(page);
    await page.getByText("Your order has been confirmed.").waitFor();
    await page.locator("#signature img").waitFor();
  }),
);

it(
  "smoke: a visitor finds an element with the search of the catalogue",
  journey(async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: /Search/ }).fill("livechat");
    await page.getByRole("option", { name: "suite-livechat" }).first().click();
    await page.waitForURL("**/elements/suite-livechat");
    await page.getByRole("heading", { level: 1, name: "Livechat" }).waitFor();
    await page.locator("suite-livechat:state(ready)").first().waitFor({ state: "attached" });
  }),
);

it(
  "smoke: a visitor opens a recorded page of the suite, adopted by our script alone",
  journey(async ({ page }) => {
    const { document: body } = recorded("event_page", true);
    await page.route("**/recorded", (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
    await page.goto("/recorded");
    for (const name of ["event-tickets", "follow", "language-switch", "sticky-header"])
      await page.locator(`suite-${name}:state(ready)`).waitFor();
    const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => new URL(src).pathname));
    assert.deepEqual(scripts, ["/dist/suite.js"]);
  }),
);
