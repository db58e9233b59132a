import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { begun } from "#test/leaving.ts";
import { becomes, inspect } from "../demo.ts";
import { customer, products, sell } from "./customer.ts";

const { chair, bench, cornerDesk } = products;
const button = (product: number, more = "") =>
  `<suite-add-to-cart data-product-id="${product}" ${more}></suite-add-to-cart>`;

describe("cart on the suite's pages", () => {
  it("leads from the shop over a product and the cart to the checkout", async () => {
    await using anna = await customer();
    const { page } = anna;
    await page.goto("/shop");
    await page.getByRole("link", { name: "Number Seven chair" }).click();
    await page.getByRole("textbox", { name: "Quantity" }).fill("2");
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await page.waitForURL("**/shop/cart");
    await anna.counts(2);
    const before = await anna.total.textContent();
    await anna.row(chair).getByRole("link", { name: "Add one" }).click();
    await anna.counts(3);
    await anna.has(chair, 3);
    await becomes(page, async () => (await anna.total.textContent()) === before, false);
    assert.deepEqual(await inspect(page), []);

    await anna.link.hover();
    await anna.popover.getByText("View Cart").waitFor();
    assert.match((await anna.popover.locator("[part=content]").textContent())!, /Number Seven chair[^]*3/);
    assert.deepEqual(await inspect(page), []);
    await page.mouse.move(640, 700);
    await anna.popover.getByText("View Cart").waitFor({ state: "detached" });

    await anna.cart.waitFor();
    await anna.page.getByRole("button", { name: "Process Checkout" }).click();
    await page.waitForURL("**/shop/address");
    assert.equal((await page.locator("main td.td-qty").first().textContent())?.trim(), "3.0");
    assert.deepEqual(anna.complaints(), []);
  });

  it("stores a quantity that was just typed before the checkout opens, also by the button below the totals on phones", async () => {
    for (const [width, place] of [
      [1280, ".js_cart_summary"],
      [375, ".d-xl-none"],
    ] as const) {
      await using anna = await customer({ viewport: { width, height: 800 } });
      const { page } = anna;
      await anna.put(chair, 1);
      await anna.openCart();
      await anna.field(chair).fill("7");
      await page.locator(`${place} a[href*="/shop/checkout"]:visible`).click();
      await page.waitForURL("**/shop/address");
      assert.equal((await page.locator("main td.td-qty").first().textContent())?.trim(), "7.0", `${width} px`);
    }
  });

  it("shows a message and the stock if the quantity exceeds it", async () => {
    await using anna = await customer();
    await anna.put(cornerDesk, 1);
    await anna.openCart();
    await anna.field(cornerDesk).fill("9");
    await anna.field(cornerDesk).press("Enter");
    await anna.warning.getByText("You ask for 9.0 products but only 3.0 is available").waitFor();
    await anna.has(cornerDesk, 3);
    assert.deepEqual(await inspect(anna.page), []);
    await anna.warning.getByRole("button").click();
    await anna.warning.waitFor({ state: "detached" });
  });

  it("ends on the empty cart when the last line is removed, here and in the other tab", async () => {
    await using anna = await customer();
    await anna.put(chair, 1);
    await anna.openCart();
    const other = await anna.newTab();
    await other.openCart();
    await anna.row(chair).getByRole("link", { name: "Remove from cart" }).click();
    for (const { page } of [anna, other]) {
      await page.getByText("Your cart is empty!").waitFor();
      await page.locator(".js_cart_summary").waitFor({ state: "detached" });
    }
    assert.deepEqual(await anna.stored(), {});
  });

  it("keeps two tabs in sync", async () => {
    await using anna = await customer();
    await anna.put(chair, 1);
    await anna.put(bench, 1);
    const [cart, shop] = [await anna.newTab(), await anna.newTab()];
    await cart.openCart();
    await shop.page.goto("/shop");
    await anna.openCart();
    await anna.field(chair).fill("4");
    await anna.field(bench).fill("2");
    await anna.field(bench).blur();
    await anna.counts(6);
    for (const tab of [cart, shop]) await tab.counts(6);
    await cart.has(chair, 4);
    await cart.has(bench, 2);
    await cart.row(bench).getByRole("link", { name: "Remove from cart" }).click();
    await anna.row(bench).waitFor({ state: "detached" });
    for (const tab of [anna, cart, shop]) await tab.counts(4);
    const total = await cart.total.textContent();
    await becomes(anna.page, () => anna.total.textContent(), total);
  });

  it("reads its count again after Back", async () => {
    await using anna = await customer();
    await anna.put(chair, 1);
    await anna.page.goto("/shop");
    await anna.counts(1);
    await anna.openCart();
    await anna.field(chair).fill("5");
    await anna.field(chair).blur();
    await anna.counts(5);
    await anna.page.goBack();
    await anna.page.waitForURL("**/shop");
    await anna.counts(5);
  });

  it("works in Arabic, on small phones and with doubled text size", async () => {
    await using anna = await customer({ viewport: { width: 320, height: 800 } });
    await anna.put(chair, 2);
    await anna.openCart("/ar_001");
    await anna.counts(2);
    assert.equal(await anna.page.evaluate(() => document.dir), "rtl");
    await anna.page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await anna.field(chair).fill("3");
    await anna.field(chair).press("Enter");
    await anna.counts(3);
    await anna.toggle.press("Enter");
    await anna.popover.locator("[part=content] .cart_line").waitFor();
    const isOutside = () =>
      anna.popover.locator("[part=popover]").evaluate((box) => {
        const { left, right } = box.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      });
    await becomes(anna.page, isOutside, false);
    assert.deepEqual(await inspect(anna.page), []);
  });
});

describe("cart on a custom page", () => {
  it("leads from buttons over rows to the checkout", async () => {
    await using anna = await customer();
    const { page } = anna;
    await sell(anna, button(chair) + button(bench, 'data-then="cart"'));
    await page.locator("suite-add-to-cart").first().getByRole("button").click();
    await anna.counts(1);
    assert.deepEqual(await inspect(page), []);
    await page.locator("suite-add-to-cart").nth(1).getByRole("button").click();
    await page.waitForURL("**/shop/cart");
    await anna.counts(2);
    assert.deepEqual(await anna.stored(), { [chair]: 1, [bench]: 1 });

    const line = await anna.put(chair, 1);
    const row = `<suite-cart><table><tr data-line-id="${line}" data-product-id="${chair}"><th scope="row">Chair</th>
      <td><button name="minus">−</button><input name="quantity" value="2" aria-label="Quantity"><button name="plus">+</button></td><td><button name="remove">Remove</button></td></tr></table></suite-cart>`;
    await page.unrouteAll();
    await sell(anna, row + button(chair, 'data-then="checkout"'));
    await anna.counts(3);
    await anna.row(chair).getByRole("button", { name: "+" }).click();
    await anna.counts(4);
    const tab = await anna.newTab();
    await tab.openCart();
    await tab.field(chair).fill("8");
    await tab.field(chair).blur();
    await anna.has(chair, 8);
    await anna.counts(9);
    await page.locator("suite-add-to-cart").getByRole("button").click();
    await page.waitForURL("**/shop/address");
    assert.deepEqual(await anna.stored(), { [chair]: 9, [bench]: 1 });
    assert.deepEqual(anna.complaints(), []);
  });

  it("opens its preview by touch", async () => {
    await using anna = await customer({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });
    await anna.put(chair, 1);
    await sell(anna, button(bench));
    await anna.toggle.tap();
    await anna.popover.locator("[part=content] .cart_line").waitFor();
    await anna.page.touchscreen.tap(180, 690);
    await anna.popover.locator("[part=content]").waitFor({ state: "detached" });
  });
});

describe("cart while every third call fails", () => {
  it("shows every failure, and adds nothing twice", async () => {
    await using anna = await customer();
    const { page } = anna;
    await anna.put(bench, 1);
    await sell(anna, button(chair));
    await anna.suffers(0.3);
    const host = page.locator("suite-add-to-cart");
    const failure = host.locator("[part=failure]");
    let calls = 0;
    page.on("request", (request) => request.url().endsWith("/shop/cart/update_json") && calls++);
    let [added, failures] = [0, 0];
    for (let presses = 0; presses < 10; presses++) {
      const answered = begun(page.waitForResponse("**/shop/cart/update_json"));
      await host.locator("[part=button]").click();
      const failed = "error" in ((await (await answered).json()) as object);
      await host.locator("[part=button]:not([aria-disabled=true])").waitFor();
      await becomes(page, () => failure.count(), failed ? 1 : 0);
      if (failed) failures++;
      else added++;
    }
    assert.equal(calls, 10, "nothing is sent again by itself");
    assert.deepEqual([failures, added], [3, 7]);
    assert.deepEqual(await anna.stored(), { [bench]: 1, [chair]: added });
    await anna.counts(added + 1);
  });

  it("keeps its rows usable: the failed change is sent again on request", async () => {
    await using anna = await customer();
    await anna.put(chair, 1);
    await anna.put(bench, 1);
    await anna.openCart();
    await anna.suffers(0.3);
    let failures = 0;
    for (let quantity = 2; quantity <= 7; quantity++) {
      for (const product of [chair, bench]) {
        await anna.field(product).fill(String(quantity));
        await anna.field(product).blur();
      }
      await anna.idle();
      while (await anna.failure.count()) {
        failures++;
        await anna.failure.getByRole("button", { name: "Try again" }).click();
        await anna.quiet();
        await anna.idle();
      }
    }
    assert.ok(failures > 0);
    await anna.has(chair, 7);
    await anna.has(bench, 7);
    assert.deepEqual(await anna.stored(), { [chair]: 7, [bench]: 7 });
    await anna.counts(14);
  });
});
