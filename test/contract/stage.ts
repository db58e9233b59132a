import { after } from "node:test";
import { chromium } from "playwright-core";
import { browserFlags, shellPath } from "#scripts/ensure-browser.mjs";
import { openSite } from "./site.ts";

/** The browser keeps a process in reserve for the context that was used last: with several in turn, each visit would start one for nothing. */
const noReserve = "--renderer-process-limit=1";

/** One suite and one browser for all tests of a file. */
export const site = await openSite();
export const browser = await chromium.launch({ executablePath: shellPath(), args: [...browserFlags, noReserve] });

after(async () => {
  await browser.close();
  await site.close();
});
