/** Properties of a page in Firefox's own scripts by the name of the media feature. Source: dom/chrome-webidl/BrowsingContext.webidl of Firefox. */
const overrides = {
  "prefers-color-scheme": "prefersColorSchemeOverride",
  "prefers-reduced-motion": "prefersReducedMotionOverride",
};

/** Returns the value of a feature. A feature that is not named is reset, as in Chromium. */
const valueOf = (features, wanted) => features.find(({ name }) => name === wanted)?.value ?? "none";

/** Runs in Firefox's own window. */
function override(id, values) {
  const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
  Object.assign(NavigableManager.getBrowsingContextById(id), values);
}

/** A page of Puppeteer that does as in Chromium: media, the key "Space" by name, a mouse that goes back to where it was. */
export function completed(page) {
  const { keyboard, mouse } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = (key) => press(key === "Space" ? " " : key);
  const release = mouse.reset.bind(mouse);
  mouse.reset = () => mouse.move(0, 0).then(release);
  const { connection } = page.browser();
  async function set(values) {
    const { result } = await connection.send("browsingContext.getTree", { "moz:scope": "chrome" });
    const { context } = result.contexts.find(({ url }) => url === "chrome://browser/content/browser.xhtml");
    const expression = `(${override})(${JSON.stringify(page.mainFrame()._id)}, ${JSON.stringify(values)})`;
    const answer = await connection.send("script.evaluate", {
      expression,
      target: { context },
      awaitPromise: false,
    });
    if (answer.result.type === "exception") throw new Error(answer.result.exceptionDetails.text);
    // the page hears of it in a task of its own
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return Object.assign(page, {
    emulateMediaFeatures: (features) =>
      set(Object.fromEntries(Object.entries(overrides).map(([name, key]) => [key, valueOf(features, name)]))),
    emulateMediaType: (type) => set({ mediumOverride: type }),
  });
}
