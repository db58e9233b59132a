import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { payableOrder, sampleOrder } from "#demo/server/portal/orders/sample.ts";
import { visitor } from "../demo.ts";
import { customer, products } from "../shop/customer.ts";
import { signedIn } from "../signed-in.ts";

const sizes = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
];

/** Returns the texts of each two buttons in the accent colour that a reader sees at once. */
const pairs = (page: Page): Promise<string[]> =>
  page.locator("main :is(a, button):visible").evaluateAll((controls) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.background = "var(--accent)";
    const accent = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const primary = controls
      .filter((control) => getComputedStyle(control).backgroundColor === accent)
      .map((control) => ({ text: control.textContent.trim(), box: control.getBoundingClientRect() }));
    return primary.flatMap((a, at) =>
      primary
        .slice(at + 1)
        .filter(
          (b) =>
            Math.max(a.box.bottom, b.box.bottom) - Math.min(a.box.top, b.box.top) <=
            document.documentElement.clientHeight,
        )
        .map((b) => `${a.text} | ${b.text}`),
    );
  });

/** Opens pages one after the other, each as soon as its elements are drawn. */
async function check(page: Page, quiet: () => Promise<void>, paths: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await quiet();
    for (const size of sizes) {
      await page.setViewportSize(size);
      const both = await pairs(page);
      if (both.length > 0) found[`${path} ${size.width}`] = both;
    }
  }
  assert.deepEqual(found, {});
}

describe("primary button of a page", () => {
  it("is the only one in view at the checkout with several addresses", async () => {
    await using anna = await customer();
    const { page } = anna;
    await anna.put(products.chair, 1);
    await page.goto("/shop/address");
    const csrf_token = await page.locator("main [name=csrf_token]").first().inputValue();
    const addresses: readonly Record<string, string>[] = [
      { name: "Anna", email: "anna@example.com", use_same: "1" },
      { name: "Boat house" },
    ];
    for (const more of addresses)
      await page.request.post("/shop/address", {
        form: {
          csrf_token,
          submitted: "1",
          partner_id: "-1",
          phone: "555",
          street: "2 Quay",
          city: "Nantes",
          zip: "44000",
          country_id: "75",
          ...more,
        },
      });
    await page.goto("/shop/checkout");
    assert.equal(await page.locator(".all_shipping .card").count(), 2);
    await check(page, anna.quiet, ["/shop/cart", "/shop/checkout", "/shop/address", "/shop/payment"]);
  });

  it("is the only one in view on pages of the shop, of orders and of forms", async () => {
    await using anna = await visitor();
    await check(anna.page, anna.quiet, [
      "/shop",
      "/shop/product/9",
      "/shop/cart",
      "/shop/compare/?products=21,31",
      ...[sampleOrder, payableOrder].map(({ id, token }) => `/my/orders/${id}?access_token=${token}`),
      "/website_payment/pay?reference=INV/2026/0003&amount=12.50",
      "/web/login",
      "/web/signup",
      "/contactus",
      "/jobs",
    ]);
  });

  it("is the only one in view in the portal and below a post", async () => {
    await using joel = await signedIn("portal");
    await check(joel.page, joel.quiet, [
      "/my/home",
      "/my/orders",
      "/my/quotes",
      "/my/invoices",
      "/my/account",
      "/my/customer_statements",
      "/my/payment_method",
      "/blog/our-blog-1/post/the-chair-we-almost-did-not-build-1",
    ]);
  });
});
