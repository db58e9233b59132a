/**
 * The runner uses a page again for the next file, which expects a new one: what a file has emulated ends with it, and its
 * pointer goes back to where it was.
 */
export function freshPages(launcher) {
  const stop = launcher.stopSession.bind(launcher);
  return Object.assign(launcher, {
    async stopSession(id) {
      const page = launcher.getPage(id);
      await page.mouse.reset();
      await page.emulateMediaType();
      await page.emulateMediaFeatures();
      return stop(id);
    },
  });
}
