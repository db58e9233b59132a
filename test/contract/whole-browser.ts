/** Imported first: pages of this process use a whole browser, which has notifications. */
import { browserPath } from "#scripts/ensure-browser.mjs";

process.env.SUITE_SHELL = browserPath();
