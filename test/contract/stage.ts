import { after } from "node:test";
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "../../scripts/ensure-browser.mjs";
import { openSite } from "./site.ts";

/** One suite and one browser for all tests of a file. */
export const site = await openSite();
export const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });

after(async () => {
  await browser.close();
  await site.close();
});
