import { openBrowser } from "./browser.mjs";
import { pageOf } from "./page.mjs";

/**
 * The runner's launcher of WebKitGTK: a browser for each file of tests, so that none knows what another one has left behind.
 * @param {Parameters<typeof openBrowser>[0]} paths
 */
export function webkitLauncher(paths) {
  const browsers = new Map();
  return {
    name: "WebKit",
    // whose commands for keys, mouse and window it has
    type: "playwright",
    async startSession(id, url) {
      const browser = await openBrowser(paths);
      browsers.set(id, browser);
      await browser.session.post("url", { url });
    },
    isActive: (id) => browsers.has(id),
    getPage: (id) => pageOf(browsers.get(id)),
    getBrowserUrl: (id) => browsers.get(id).session.get("url"),
    async stopSession(id) {
      const browser = browsers.get(id);
      browsers.delete(id);
      await browser.close();
      return {};
    },
    async stop() {
      await Promise.all([...browsers.values()].map((browser) => browser.close()));
    },
  };
}
