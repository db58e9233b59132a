import { fileURLToPath } from "node:url";
import { chromeLauncher, puppeteerCore } from "@web/test-runner-chrome";
import { completed } from "./page.mjs";

/** Pointers of a desktop with a mouse and a touch screen; a headless browser has neither. */
const extraPrefsFirefox = {
  "ui.primaryPointerCapabilities": 6,
  "ui.allPointerCapabilities": 7,
  "dom.w3c_touch_events.enabled": 1,
  // the fonts of test/fixtures/fonts/fonts.conf, which a page's process must not read otherwise
  "security.sandbox.content.read_path_whitelist": fileURLToPath(new URL("../../../node_modules/", import.meta.url)),
};

/** Access to Firefox's own scripts, for features that WebDriver BiDi lacks. */
const args = ["-remote-allow-system-access"];

/**
 * The runner's launcher of Chromium, which Puppeteer makes one of Firefox. Of the windows of a browser only one has the focus:
 * each page has a browser of its own, and each file of tests a visitor of its own in it.
 * @param {string} executablePath
 */
export function firefoxLauncher(executablePath) {
  const options = { browser: "firefox", executablePath, args, extraPrefsFirefox };
  const browsers = [];
  const idle = [];
  async function createPage() {
    const browser = idle.pop() ?? (await puppeteerCore.launch(options));
    if (!browsers.includes(browser)) browsers.push(browser);
    return completed(await (await browser.createBrowserContext()).newPage());
  }
  const launcher = chromeLauncher({ launchOptions: options, createPage });
  const stop = launcher.stopSession.bind(launcher);
  return Object.assign(launcher, {
    name: "Firefox",
    async stopSession(id) {
      const page = launcher.getPage(id);
      const result = await stop(id);
      // the runner would use the page again, with all that the file has left in it
      launcher.inactivePages.length = 0;
      await page.browserContext().close();
      idle.push(page.browser());
      return result;
    },
    stop: () => Promise.all(browsers.map((browser) => browser.close())),
  });
}
