import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes } from "../demo.ts";
import { shopper } from "./shopper.ts";

/** Returns the page between head and scripts, without the tokens of forms, which differ each time. */
const markup = (page: Page): Promise<string> =>
  page.locator("#wrapwrap").evaluate((all) => all.outerHTML.replaceAll(/(name="csrf_token" value=")[^"]*/g, "$1"));

/** Returns the page as the server sends it, without adoption. */
async function sent(page: Page, path: string): Promise<string> {
  const loader = "**/dist/suite.js";
  await page.route(loader, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(path);
  const html = await markup(page);
  await page.unroute(loader);
  return html;
}

const edit = (page: Page, running: boolean) =>
  page.evaluate((running) => void document.body.classList.toggle("editor_enable", running), running);
const adopted = (page: Page, ...tags: string[]) =>
  Promise.all(tags.map((tag) => page.locator(`${tag} [part]`).first().waitFor({ state: "attached" })));

describe("the suite's editor on pages of the shop", () => {
  for (const [what, path, tags, use] of [
    [
      "shop",
      "/shop",
      ["suite-wishlist-button", "suite-compare-button", "suite-wishlist-link", "suite-cart-popover"],
      async (page: Page) => {
        await page.locator("suite-wishlist-button > button").nth(2).click();
        await page.locator("suite-compare-button > button").nth(2).click();
        await page.locator("suite-compare-panel [part=chip]").waitFor();
        await page.locator("#my_wish sup").getByText("2", { exact: true }).waitFor();
      },
    ],
    [
      "comparison",
      "/shop/compare/?products=31,91,151",
      ["suite-compare-table", "suite-wishlist-link"],
      async (page: Page) => {
        await page.locator("suite-compare-table").getByRole("button", { name: "Collapse" }).first().click();
        await page.locator("suite-compare-table [aria-expanded=false]").waitFor();
      },
    ],
    [
      "wishlist",
      "/shop/wishlist",
      ["suite-wishlist", "suite-wishlist-link"],
      async (page: Page) => {
        await page.locator("suite-wishlist").getByRole("button", { name: "Add to Cart" }).first().click();
        await page.locator("#my_cart sup").getByText("1", { exact: true }).waitFor();
        await page.locator("suite-wishlist:not(:state(busy))").waitFor();
      },
    ],
  ] as const) {
    it(`finds the ${what} as the server sent it, after any interaction, and adopts it again on closing`, async () => {
      await using anna = await shopper();
      const { page } = anna;
      for (const product_id of [21, 151]) {
        if (what !== "shop" || product_id === 21)
          await page.request.post("/shop/wishlist/add", { data: { jsonrpc: "2.0", params: { product_id } } });
      }
      const before = await sent(page, path);
      await page.goto(path);
      await adopted(page, ...tags);
      await use(page);
      await edit(page, true);
      await anna.quiet();
      await becomes(page, () => markup(page), before);
      await edit(page, false);
      await adopted(page, ...tags);
      assert.deepEqual(anna.complaints(), []);
    });
  }
});

describe("adoption on pages of the shop", () => {
  it("keeps the fields of an adopting element usable, and shows one panel", async () => {
    await using anna = await shopper();
    const { page } = anna;
    await page.request.post("/shop/wishlist/add", { data: { jsonrpc: "2.0", params: { product_id: 151 } } });
    await page.goto("/shop/wishlist");
    await adopted(page, "suite-wishlist");
    await page.locator("#b2b_wish").check();
    assert.equal(await page.locator("suite-wishlist :disabled").count(), 0);
    await page.goto("/shop");
    await adopted(page, "suite-wishlist-button");
    assert.equal(await page.locator("suite-compare-panel").count(), 1, "one for the page");
  });
});
