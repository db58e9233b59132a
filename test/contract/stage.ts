import { after } from "node:test";
import { chromium } from "playwright-core";
import { browserFlags, shellPath } from "#scripts/ensure-browser.mjs";
import { openSite } from "./site.ts";

/** The browser keeps a spare process for the last used context: with several contexts in turn, each visit would start an unused one. */
const noReserve = "--renderer-process-limit=1";

/** Demo server and browser for all tests of a file. */
export const site = await openSite();
export const browser = await chromium.launch({ executablePath: shellPath(), args: [...browserFlags, noReserve] });

after(async () => {
  await browser.close();
  await site.close();
});
