/** Imported before all else: the pages of this process are in a browser that has notifications. */
import { browserPath } from "#scripts/ensure-browser.mjs";

process.env.SUITE_SHELL = browserPath();
