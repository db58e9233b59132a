import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, inspect as inspectPage } from "../demo.ts";
import { shopper } from "./shopper.ts";

const [bench, letterTable] = ["Lighthouse bench", "Letter table"] as const;
const [wharfDesk, ebbDesk, cornerDesk] = ["Wharf desk", "Ebb standing desk", "Mole corner desk"] as const;
/** Runs axe without the built-in page around the elements and without the suite's rows, whose headings are small. */
const inspect = async (page: Page) => (await inspectPage(page)).filter((line) => !line.startsWith("heading-order"));

describe("comparison of products", () => {
  it("collects four, rejects a fifth, and shows them side by side", async () => {
    await using anna = await shopper();
    const { page, chip, compared, limit } = anna;
    await page.goto("/shop");
    await anna.pick("compare", bench);
    await chip.getByText("Compare: 1 product", { exact: true }).waitFor();
    assert.equal(await compared.count(), 0);
    await anna.pick("compare", cornerDesk);
    await compared.nth(1).waitFor();
    await anna.pick("compare", wharfDesk, letterTable);
    await compared.nth(3).waitFor();
    assert.equal(await limit.count(), 0);
    await anna.button("compare", ebbDesk).click();
    await limit.getByText("You can compare max 4 products.").waitFor();
    assert.equal(await compared.count(), 4);
    await becomes(page, () => anna.cookie(), ["[21,51,31,61]", "/"]);
    assert.deepEqual(await inspect(page), []);

    await page.reload();
    await chip.getByText("Compare: 4 products").waitFor();
    assert.equal(await compared.count(), 0, "closed on the next page");
    await anna.button("compare", bench).and(page.locator("[aria-pressed=true]")).waitFor();
    await chip.click();
    await page
      .getByRole("dialog", { name: "Compare Products" })
      .getByRole("link", { name: "Compare", exact: true })
      .click();
    await page.waitForURL("**/shop/compare/?products=21,51,31,61");
    await becomes(page, () => anna.columns(), [bench, "Wharf desk (Ash, 120 cm)", cornerDesk, letterTable]);
    assert.deepEqual([await inspect(page), anna.complaints()], [[], []]);
  });

  it("collapses its panel, removes a product, and adds one to the cart", async () => {
    await using anna = await shopper();
    const { page, table } = anna;
    await page.goto("/shop");
    await anna.pick("compare", bench, wharfDesk, letterTable);
    await page.goto("/shop/compare/?products=21,31,61");
    const handle = table.getByRole("button", { name: "Collapse" }).first();
    await handle.press("Enter");
    await becomes(page, () => handle.getAttribute("aria-expanded"), "false");
    await table.getByRole("cell", { name: "Wood", exact: true }).waitFor({ state: "hidden" });
    await table.getByRole("cell", { name: "Width", exact: true }).waitFor();
    await handle.click();
    await table.getByRole("cell", { name: "Wood", exact: true }).waitFor();
    await table.getByRole("button", { name: "Add to Cart" }).nth(2).click();
    await page.waitForURL("**/shop/cart");
    await anna.counts("cart-popover", 1);
    await page.goBack();
    await table.getByRole("link", { name: /^Remove Wharf desk/ }).click();
    await page.waitForURL("**/shop/compare/?products=21,61");
    await becomes(page, () => anna.columns(), [bench, letterTable]);
    await table.getByRole("link", { name: /^Remove/ }).waitFor({ state: "detached" }); // two products are the minimum
    await becomes(page, () => anna.cookie(), ["[21,61]", "/"]);
    assert.deepEqual([await inspect(page), anna.complaints()], [[], []]);
  });

  it("updates in another tab", async () => {
    await using anna = await shopper();
    const there = await anna.newTab();
    for (const { page } of [anna, there]) await page.goto("/shop");
    await anna.pick("compare", bench, wharfDesk);
    await there.chip.getByText("Compare: 2 products").waitFor();
    await there.button("compare", bench).and(there.page.locator("[aria-pressed=true]")).waitFor();
    assert.equal(await there.compared.count(), 0, "the panel opens only in the tab that added");
    await there.pick("compare", letterTable);
    await anna.chip.getByText("Compare: 3 products").waitFor();
    await anna.compared.nth(2).waitFor();
    await becomes(anna.page, () => anna.cookie(), ["[21,31,61]", "/"]);
  });
});

describe("wishlist", () => {
  it("keeps wishes after signing in, adds them to the cart, and opens the cart after the last one", async () => {
    await using anna = await shopper();
    const { page, wishes } = anna;
    await page.goto("/shop");
    assert.equal(await page.locator("#my_wish").isVisible(), false, "hidden while it is empty");
    await anna.pick("wishlist", bench, letterTable, cornerDesk);
    await anna.counts("wishlist-link", 3);
    await page.goto("/web/login?redirect=/shop/wishlist");
    await page.getByRole("textbox", { name: "Email" }).fill("portal");
    await page.getByRole("textbox", { name: "Password" }).fill("portal");
    await page.getByRole("button", { name: "Log in" }).click();
    await page.waitForURL("**/shop/wishlist");
    await anna.counts("wishlist-link", 3);
    await becomes(page, () => wishes.count(), 3);
    assert.deepEqual(await inspect(page), []);

    await page.getByRole("checkbox", { name: "Add product to my cart but keep it in my wishlist" }).check();
    await wishes.first().getByRole("button", { name: "Add to Cart" }).click();
    await anna.counts("cart-popover", 1);
    await becomes(page, () => anna.wished(), [21, 61, 51]);
    await page.getByRole("checkbox").uncheck();
    await wishes.first().getByRole("button", { name: "Add to Cart" }).click();
    await anna.counts("cart-popover", 2);
    await anna.counts("wishlist-link", 2);
    await wishes.first().getByRole("button", { name: "Remove" }).click();
    await anna.counts("wishlist-link", 1);
    await becomes(page, () => wishes.count(), 1);
    await wishes.first().getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/shop/cart");
    await anna.counts("cart-popover", 3);
    assert.deepEqual([await anna.wished(), anna.complaints()], [[], []]);
  });

  it("opens the cart when the last wish is removed", async () => {
    await using anna = await shopper();
    await anna.page.goto("/shop");
    await anna.pick("wishlist", bench);
    await anna.page.goto("/shop/wishlist");
    await anna.wishes.getByRole("button", { name: "Remove" }).click();
    await anna.page.waitForURL("**/shop/cart");
  });

  it("updates in another tab, and when the page is restored", async () => {
    await using anna = await shopper();
    const there = await anna.newTab();
    for (const { page } of [anna, there]) await page.goto("/shop");
    await anna.pick("wishlist", bench);
    await there.counts("wishlist-link", 1);
    await there.button("wishlist", bench).and(there.page.locator("[aria-pressed=true]")).waitFor();
    await anna.page.goto("/blog");
    await there.pick("wishlist", letterTable);
    await anna.page.goBack();
    await anna.counts("wishlist-link", 2);
    await anna.button("wishlist", letterTable).and(anna.page.locator("[aria-pressed=true]")).waitFor();
  });

  it("creates a missing variant before it adds the wish", async () => {
    await using anna = await shopper();
    const { page } = anna;
    const calls: string[] = [];
    page.on(
      "request",
      (request) =>
        /create_product_variant|wishlist\/add/.test(request.url()) && calls.push(new URL(request.url()).pathname),
    );
    await page.goto("/shop?search=mug");
    assert.equal(await page.locator(".oe_product_cart suite-wishlist-button").count(), 0, "a card does not know which");
    await page.getByRole("link", { name: "Harbour mug" }).click();
    await page.getByRole("radio", { name: "Brass plate" }).check();
    await anna.button("wishlist").click();
    await anna.counts("wishlist-link", 1);
    await becomes(page, async () => calls, ["/product_configurator/create_product_variant", "/shop/wishlist/add"]);
    await page.goto("/shop/wishlist");
    await anna.wishes.getByText("Harbour mug (Brass plate)").waitFor();
    assert.deepEqual(anna.complaints(), []);
  });

  it("adds the chosen variant, and hides its button for an impossible one", async () => {
    await using anna = await shopper();
    const { page } = anna;
    await page.goto("/shop/product/studio-desk-9");
    await page.getByRole("radio", { name: "Oak" }).check();
    await anna.button("wishlist").click();
    await anna.counts("wishlist-link", 1);
    await becomes(page, () => anna.wished(), [94]);
    const chooses = (name: string) => page.getByRole("radio", { name }).check({ force: true });
    await chooses("Walnut");
    await chooses("Brick");
    for (const kind of ["wishlist", "compare"] as const) await anna.button(kind).waitFor({ state: "hidden" });
    await chooses("Natural");
    for (const kind of ["wishlist", "compare"] as const) await anna.button(kind).waitFor();
  });
});

describe("comparison and wishlist", () => {
  it("work in Arabic, mirrored, on a phone", async () => {
    await using anna = await shopper();
    const { page } = anna;
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth <= 0);
    await page.goto("/ar_001/shop");
    // cards of the built-in page have the button on wide screens only, such as a phone in landscape
    await anna.pick("compare", bench, wharfDesk);
    await page.setViewportSize({ width: 360, height: 800 });
    await anna.chip.getByText("المقارنة: منتجان").waitFor();
    await anna.compared.nth(1).waitFor();
    assert.deepEqual([await inspect(page), await fits()], [[], true]);
    await page.keyboard.press("Escape");
    await anna.pick("wishlist", bench, letterTable);
    await anna.counts("wishlist-link", 2);
    await page.goto("/ar_001/shop/wishlist");
    await page.locator("suite-wishlist [part=status]").waitFor({ state: "attached" });
    await anna.wishes.first().getByRole("button", { name: "إزالة" }).click();
    await page.locator("suite-wishlist [part=status]").getByText(/\S/).waitFor({ state: "attached" });
    assert.deepEqual([await inspect(page), await fits()], [[], true]);
    await page.goto("/ar_001/shop/compare/?products=21,31");
    await anna.table.getByRole("button").first().waitFor();
    assert.deepEqual([await inspect(page), await fits(), anna.complaints()], [[], true, []]);
  });

  it("show every failed call, and store each failed change once on request", async () => {
    await using anna = await shopper();
    const { page } = anna;
    const names = [bench, wharfDesk, ebbDesk, letterTable];
    await page.goto("/shop");
    await anna.suffers(0.3);
    let failures = 0;
    for (const kind of ["wishlist", "compare"] as const) {
      for (const name of names) {
        const button = anna.button(kind, name);
        const problem = button.locator("xpath=..").locator("[part=problem]").getByText(/\S/);
        const done = button.and(page.locator("[aria-pressed=true]"));
        for (let tries = 0; tries < 9 && !(await done.count()); tries++) {
          await button.click();
          await anna.quiet();
          await done.or(problem).first().waitFor();
          failures += await problem.count();
        }
        assert.equal(await done.count(), 1, `${kind} ${name}`);
      }
    }
    assert.ok(failures > 0, "every third or fourth call fails");
    await page.goto("/shop/wishlist");
    await becomes(page, () => anna.wishes.count(), 4);
    const failure = page.locator("suite-wishlist [part=failure]");
    await anna.suffers(1);
    await anna.wishes.first().getByRole("button", { name: "Remove" }).click();
    await failure.waitFor();
    await anna.suffers(0.3);
    for (let left = 3; left > 0; left--) {
      const gone = page.locator("#my_wish sup").getByText(String(left), { exact: true });
      for (let tries = 0; tries < 9 && !(await gone.count()); tries++) {
        await anna.wishes.first().getByRole("button", { name: "Remove" }).click();
        await anna.quiet();
        await gone.or(failure).first().waitFor();
      }
    }
    await becomes(page, () => anna.wishes.count(), 1);
    await anna.suffers(0);
    assert.deepEqual([await anna.wished(), await anna.cookie()], [[61], ["[21,31,41,61]", "/"]]);
  });
});
