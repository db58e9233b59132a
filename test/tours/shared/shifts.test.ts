import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { handler } from "#test/leaving.ts";
import { isInTurn } from "#test/part.ts";
import { shiftsOf, watchShifts } from "../catalogue/walk.ts";
import { type Visitor, visitor } from "../demo.ts";
import { signedIn } from "../signed-in.ts";

/** Pages with markup that is adopted, and those that are composed of elements, as far as it is their turn. */
const paths = [
  "/corporate",
  "/try/corporate",
  "/shop",
  "/shop/product/studio-desk-9",
  "/shop/cart",
  "/shop/wishlist",
  "/shop/compare/?products=21,31",
  "/blog",
  "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
  "/event/open-workshop-day-1/register",
  "/newsletter",
  "/contactus",
  "/try/website",
].filter(isInTurn);

/** Pages of a visitor who buys, with a product in the cart. */
const buying = [
  "/shop/cart",
  "/shop/address",
  "/shop/payment",
  "/payment/process",
  "/try/checkout",
  "/try/checkout/address",
  "/try/checkout/pay",
];

/** Address of the visitor who buys. */
const address = {
  name: "Anna",
  email: "anna@example.com",
  street: "1 Road",
  city: "Nantes",
  zip: "44000",
  country_id: "75",
  use_same: "1",
  submitted: "1",
};

const looks = [
  [390, { lang: "ar" }],
  [768, { scheme: "dark" }],
  [1280, {}],
] as const;

/** Runs in the page: it has been seen as the server wrote it. */
const isPainted = () =>
  location.href !== "about:blank" &&
  document.readyState !== "loading" &&
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))));

/** Runs in the page: nothing that will be adopted is left, and all of ours is there. */
const isDone = () =>
  !document.querySelector(".owl-carousel:not(:has(>*>*)),.js_follow:not(suite-follow *)") &&
  [...document.querySelectorAll("*")].every(
    ({ localName, shadowRoot }) => !localName.startsWith("suite-") || shadowRoot?.querySelector("[part=base]"),
  );

const sum = (shifts: readonly string[]): number => shifts.reduce((total, shift) => total + parseFloat(shift), 0);

/** Scripts come once the page was seen without them. */
async function hold(page: Page): Promise<void> {
  const onceSeen = handler(async (route) => {
    await page.waitForFunction(isPainted);
    await route.continue();
  });
  await page.route("**/*.js", onceSeen);
}

/** Returns the paths whose shifts exceed the limit, each followed by its shifts. */
async function moved({ page, quiet }: Visitor, paths: readonly string[], limit = 0.02): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.waitForFunction(isDone);
    await quiet();
    const shifts = await shiftsOf(page);
    if (sum(shifts) > limit) found.push(path, ...shifts);
  }
  return found;
}

const put = ({ page: { request } }: Visitor) =>
  request.post("/shop/cart/update_json", {
    data: { jsonrpc: "2.0", params: { product_id: 151, add_qty: 1, display: false } },
  });

/** As the form of the page does. */
async function enterAddress({ page: { request } }: Visitor): Promise<void> {
  const html = await (await request.get("/shop/address")).text();
  const token = /csrf_token: "(\w+)"/.exec(html)![1]!;
  await request.post("/shop/address", { form: { ...address, csrf_token: token } });
}

/** Orders what is in the cart by the method that is chosen at first. */
async function order({ page }: Visitor): Promise<void> {
  await page.goto("/shop/payment");
  await page.locator("suite-payment-form:state(ready)").waitFor();
  await page.locator("suite-delivery [aria-busy=false]").waitFor({ state: "attached" });
  await page.locator("#checkbox_cgv").check();
  await page.locator("#o_payment_form_pay:enabled").press("Enter");
  await page.waitForURL("**/shop/confirmation");
}

const pathOf = ({ page }: Visitor): string => new URL(page.url()).pathname;

describe("pages that render before their scripts load", { concurrency: true }, () => {
  for (const [width, qa] of looks) {
    it(`do not shift with suite.css, at ${width} px`, async () => {
      await using visit = await visitor({ viewport: { width, height: 800 } }, qa);
      await hold(visit.page);
      await watchShifts(visit.page);
      assert.deepEqual(await moved(visit, paths), []);
    });

    it(`do not shift from the cart to the payment, at ${width} px`, async () => {
      await using visit = await visitor({ viewport: { width, height: 800 } }, qa);
      await put(visit);
      await hold(visit.page);
      await watchShifts(visit.page);
      assert.deepEqual(await moved(visit, buying), []);
    });

    it(`do not shift at the choice of addresses and the confirmation of the order, at ${width} px`, async () => {
      await using visit = await visitor({ viewport: { width, height: 800 } }, qa);
      await put(visit);
      await enterAddress(visit);
      await hold(visit.page);
      await watchShifts(visit.page);
      const shifts = await moved(visit, ["/shop/checkout"]);
      assert.deepEqual([pathOf(visit), shifts], ["/shop/checkout", []]);
      await order(visit);
      const more = await moved(visit, ["/shop/confirmation"]);
      assert.deepEqual([pathOf(visit), more], ["/shop/confirmation", []]);
    });

    it(`do not shift with saved cards, at ${width} px`, async () => {
      await using visit = await signedIn("portal", { viewport: { width, height: 800 } }, qa);
      await hold(visit.page);
      await watchShifts(visit.page);
      const shifts = await moved(visit, ["/my/payment_method"]);
      assert.deepEqual([pathOf(visit), shifts], ["/my/payment_method", []]);
    });
  }

  it("shift little without suite.css", async () => {
    const found: string[] = [];
    for (const [width, qa] of looks) {
      await using visit = await visitor({ viewport: { width, height: 800 } }, qa);
      await hold(visit.page);
      await visit.page.route(
        "**/suite.css",
        handler((route) => route.fulfill({ contentType: "text/css", body: "" })),
      );
      await watchShifts(visit.page);
      const shifts = await moved(visit, paths.slice(0, 2), 0.1);
      if (shifts.length) found.push(`at ${width} px`, ...shifts);
    }
    assert.deepEqual(found, []);
  });
});
