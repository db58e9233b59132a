/** Deletes cookies, such as those of a session, and storage of all kinds. */
async function forget(page) {
  const { origin } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  // nothing is written any more
  await page.goto("about:blank");
  const session = await page.createCDPSession();
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  await session.detach();
}

/**
 * The runner uses a page again for the next file, which expects a new one: what a file has emulated ends with it, its visitor is forgotten,
 * and its pointer goes back to where it was.
 */
export function freshPages(launcher) {
  const stop = launcher.stopSession.bind(launcher);
  return Object.assign(launcher, {
    async stopSession(id) {
      const page = launcher.getPage(id);
      await page.mouse.reset();
      await page.emulateMediaType();
      await page.emulateMediaFeatures();
      await forget(page);
      return stop(id);
    },
  });
}
