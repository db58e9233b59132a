import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { Page } from "playwright-core";
import { becomes, inspect } from "../demo.ts";
import { customer } from "./customer.ts";

const path = "/shop/product/studio-desk-9";
const ready = (page: Page) => page.locator("suite-product:state(ready)").waitFor();
const price = (page: Page) => page.locator(".oe_price .oe_currency_value").first().textContent();
const value = (page: Page, name: string) => page.locator(`[data-value_name="${name}"]`);

describe("chosen variant", () => {
  it("is in the address: it survives a reload, can be linked, and is in the history of the browser", async () => {
    await using anna = await customer();
    const { page } = anna;
    await page.goto(`${path}#scroll=3`);
    await ready(page);
    await value(page, "Oak").check();
    await page.waitForURL(`**${path}#scroll=3&attr=902,904,907,908`);
    await becomes(page, () => price(page), "790.00");

    await page.reload();
    await ready(page);
    await becomes(page, () => price(page), "790.00");
    assert.equal(await value(page, "Oak").isChecked(), true);

    const other = (await anna.newTab()).page;
    // values of other products are ignored
    await other.goto(`${path}#attr=903,99999`);
    await ready(other);
    await becomes(other, () => price(other), "930.00");
    assert.equal(await value(other, "Walnut").isChecked(), true);

    await page.evaluate(() => void (location.hash = "attr=901"));
    await becomes(page, () => price(page), "750.00");
    assert.deepEqual(anna.complaints(), []);
  });

  it("changes the pictures, also in the lightbox", async () => {
    await using anna = await customer();
    const { page } = anna;
    await page.goto(path);
    await ready(page);
    const picture = page.locator("#o-carousel-product suite-zoom:state(armed) img").first();
    await picture.waitFor();
    await value(page, "Walnut").check();
    await becomes(page, async () => /\/97\/image$/.test((await picture.getAttribute("src")) ?? ""), true);
    await picture.press("Enter");
    const large = page.getByRole("dialog");
    await large.waitFor();
    assert.deepEqual(await inspect(page), []);
    await page.keyboard.press("Escape");
    await large.waitFor({ state: "hidden" });
    assert.deepEqual(anna.complaints(), []);
  });

  it("dims the pictures while it does not exist", async () => {
    await using anna = await customer();
    const { page } = anna;
    await page.goto(`${path}#attr=903,906`);
    await ready(page);
    const opacity = () =>
      page.locator("#o-carousel-product").evaluate((carousel) => getComputedStyle(carousel).opacity);
    await becomes(page, opacity, "0.2");
    await page.locator("suite-product [part~=offer]").press("Enter");
    await becomes(page, opacity, "1");
  });
});
