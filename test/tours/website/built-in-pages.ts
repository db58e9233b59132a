import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { payableOrder, sampleOrder } from "#demo/server/portal/orders/sample.ts";
import type { Visitor } from "../demo.ts";

/** Walk through pages that yields the path of each open page, after redirects of the suite. */
export type Walk = (visit: Visitor) => AsyncGenerator<string>;

const pathOf = (page: Page): string => new URL(page.url()).pathname;

async function* open(page: Page, paths: readonly string[]): AsyncGenerator<string> {
  for (const path of paths) {
    const response = await page.goto(path);
    assert.equal(response?.status(), 200, path);
    yield pathOf(page);
  }
}

async function put({ page }: Visitor): Promise<void> {
  await page.request.post("/shop/cart/update_json", { data: { params: { product_id: 151, add_qty: 1 } } });
}

/** Returns the CSRF token of the open page. */
async function tokenOf(page: Page): Promise<string> {
  return /csrf_token: "(\w+)"/.exec(await page.content())?.[1] ?? "";
}

/** Posts fields as a form of the open page does. */
async function post({ page }: Visitor, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.request.post(path, { form: { csrf_token: await tokenOf(page), ...fields } });
}

async function signIn({ page }: Visitor, login: string): Promise<void> {
  await page.request.post("/web/session/authenticate", {
    data: { jsonrpc: "2.0", params: { db: "suite", login, password: login } },
  });
}

/** Submits a form, whose response replaces the page. */
async function submit(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    ([path, fields]) => {
      const form = Object.assign(document.createElement("form"), { action: path, method: "post" });
      for (const [name, value] of Object.entries(fields))
        form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
      document.body.append(form);
      form.submit();
    },
    [path, { csrf_token: await tokenOf(page), ...fields }] as const,
  );
  await page.waitForURL(`**${path}`);
}

/** Returns the address of the first matching link of the open page. */
async function hrefOf(page: Page, selector: string): Promise<string> {
  return (await page.locator(selector).first().getAttribute("href")) ?? "";
}

const survey = "workshop-visit-1";
const event = "/event/open-workshop-day-1";

/** Pages for all visitors, by one with products in the cart and on the wishlist. */
export const asVisitor: Walk = async function* (visit) {
  const { page } = visit;
  await put(visit);
  await page.request.post("/shop/wishlist/add", { data: { params: { product_id: 151 } } });
  yield* open(page, [
    "/shop",
    "/shop/page/2",
    "/shop/category/21",
    "/shop/category/21/page/2",
    "/shop/product/studio-desk-9",
    "/shop/wishlist",
    "/shop/compare/?products=21,31",
    "/shop/terms",
    "/shop/address",
    "/shop/cart",
    "/blog",
    "/blog/our-blog-1",
    "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    "/blog/our-blog-1/post/what-a-table-costs-2/",
    "/event",
    `${event}/register`,
    "/project/rating",
    "/project/rating/1",
    "/newsletter",
    "/aboutus",
    "/contactus",
    "/contactus-thank-you",
    "/jobs",
    "/jobs/apply/1",
    "/job-thank-you",
    "/corporate",
    `/survey/results/${survey}`,
    `/survey/print/${survey}`,
    `/survey/print/${survey}/seed-2`,
    `/survey/start/${survey}`,
  ]);
  await page.goto(`/survey/start/${survey}`);
  yield* open(page, [await hrefOf(page, "a[href*='/survey/fill/']")]);
  await page.goto(`${event}/register`);
  await submit(page, `${event}/registration/confirm`, {
    "1-name": "Ann",
    "1-email": "ann@example.com",
    "1-ticket_id": "1",
  });
  yield pathOf(page);
  yield* open(page, [
    `/survey/fill/${survey}/seed-2/prev`,
    "/try/survey",
    "/try/portal",
    "/try/website",
    "/web/login",
    "/web/signup",
    "/web/reset_password",
    "/web/reset_password",
    "/payment/process",
    "/website_payment/pay?reference=INV/2026/0003&amount=12.50",
    "/qa/payment",
    "/im_livechat/support/1",
  ]);
  await page.goto("/there-is-no-such-page");
  yield pathOf(page);
  // an abandoned cart for the editor
  await put(visit);
};

/** Pages of a customer's account and from the cart to an order. */
export const asCustomer: Walk = async function* (visit) {
  const { page } = visit;
  await signIn(visit, "portal");
  yield* open(page, [
    "/my",
    "/my/home",
    "/my/orders",
    "/my/orders/page/2",
    "/my/invoices",
    "/my/invoices/page/1",
    "/my/tickets",
    "/my/tickets/page/1",
    "/my/customer_statements",
    "/my/vendor_statements",
    "/my/account",
    "/my/payment_method",
    // orders to sign, to sign and pay, to change, signed, to pay
    ...[sampleOrder.id, 46, 47, 44, payableOrder.id].map((id) => `/my/orders/${id}`),
  ]);
  await page.goto("/my/invoices");
  yield* open(page, [await hrefOf(page, "td a[href*='/my/invoices/']")]);
  yield* open(page, [
    "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    event,
    "/shop/product/studio-desk-9",
  ]);
  await put(visit);
  yield* open(page, ["/shop/checkout", "/shop/address?partner_id=8"]);
  await put(visit);
  yield* open(page, ["/shop/payment"]);
  await put(visit);
  await page.goto("/shop/payment");
  await post(visit, "/shop/payment/token", { pm_id: "form_5" });
  yield* open(page, ["/shop/confirmation"]);
  await page.goto("/contactus");
  await post(visit, "/website_payment/token/v2/12.5/2/INV/2026/0003", { pm_id: "form_5" });
  yield* open(page, ["/website_payment/confirm"]);
};

/** Additional pages of the site's team: tools in the page, tracked links, abandoned carts. */
export const asEditor: Walk = async function* (visit) {
  const { page } = visit;
  await signIn(visit, "admin");
  yield* open(page, [
    "/try/website",
    "/shop/product/studio-desk-9",
    "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    `${event}/register`,
    "/newsletter",
    "/r",
    "/r/chair+",
  ]);
  await page.goto("/operator/carts");
  const left = await hrefOf(page, "a[href*='access_token']");
  // the team member can merge the abandoned cart into the own one
  await put(visit);
  yield* open(page, [left, left.replace("?", "/?")]);
};
