import { chromeLauncher } from "@web/test-runner-chrome";
import { browserFlags, shellPath } from "../ensure-browser.mjs";
import { firefoxPath, lackOf, webkitPaths } from "../ensure-programs.mjs";
import { firefoxLauncher } from "./firefox/launcher.mjs";
import { freshPages } from "./fresh-pages.mjs";
import { webkitLauncher } from "./webkit/launcher.mjs";

/**
 * A visitor of its own for every page, since files at work side by side would see each other's cookies, in a window of its
 * own: pages beside the first one are hidden, get no animation frames, and fixture() waits for ever.
 */
async function createPage({ context }) {
  const visitor = await context.browser().createBrowserContext();
  const page = await visitor.newPage({ type: "window" });
  await page.emulateFocusedPage(true);
  return page;
}

const launchers = {
  chromium: () =>
    freshPages(chromeLauncher({ launchOptions: { executablePath: shellPath(), args: browserFlags }, createPage })),
  firefox: () => firefoxLauncher(firefoxPath()),
  webkit: () => webkitLauncher(webkitPaths()),
};

/**
 * The test runner's launcher of an engine.
 * @param {keyof launchers} engine
 * @throws {Error} saying what to install where it is missing
 */
export function launcherOf(engine) {
  const lack = lackOf(engine);
  if (lack) throw new Error(lack);
  return launchers[engine]();
}
