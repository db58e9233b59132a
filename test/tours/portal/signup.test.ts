import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "#scripts/ensure-browser.mjs";
import { becomes, visitor } from "../demo.ts";
import { watchNavigations } from "../requests.ts";

/** Browser with a back/forward cache. */
const keeping = await chromium.launch({
  executablePath: browserPath(),
  args: browserFlags,
  ignoreDefaultArgs: ["--disable-back-forward-cache"],
});
after(() => keeping.close());

describe("sign-up form", () => {
  it("is sent once, and Back enables its button", async () => {
    await using ann = await visitor({}, {}, keeping);
    const { page } = ann;
    await page.goto("/web/signup");
    await page.locator("suite-signup-form:state(ready)").waitFor();
    await page.getByLabel("Your Email").fill("ann@example.com");
    await page.getByLabel("Your Name").fill("Ann");
    for (const name of ["password", "confirm_password"]) await page.locator(`[name=${name}]`).fill("a long secret");
    const ways = watchNavigations(page);
    const button = page.getByRole("button", { name: "Sign up", exact: true });
    await button.focus();
    for (let press = 0; press < 2; press++) await page.keyboard.press("Enter");
    await page.waitForURL("**/my");
    await page.locator("[itemprop=email]", { hasText: "ann@example.com" }).waitFor();
    assert.deepEqual(ways, ["/web/signup", "/my"]);
    await page.goBack({ waitUntil: "commit" });
    await becomes(page, () => button.isEnabled(), true);
    assert.equal(await button.getAttribute("aria-busy"), null);
  });
});
