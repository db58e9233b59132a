import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";

const styles = '<link rel="stylesheet" href="/dist/suite.css">';
const head = styles + loader();
/** Picture that does not arrive, which delays the page's load event. */
const body = '<suite-preloader></suite-preloader><p>Text</p><img alt="" src="/slow.png">';

interface Timers {
  readonly timers: readonly (readonly [ms: number | undefined, run: () => void])[];
}
/** Pending timers of the cover; the clock stands still until a test fires one. */
const stays = ({ page }: Visit) =>
  page.evaluate(() => (globalThis as unknown as Timers).timers.filter(([ms]) => ms === 1500).length);

/** Opens a page with its cover and without the code of the cover's element. */
async function covered(
  visit: Visit,
  files: string,
): Promise<{ load(): Promise<void>; chunks(): Promise<void>; isCovered(): Promise<boolean> }> {
  let load = () => {};
  const came = new Promise<void>((go) => (load = go));
  await visit.page.addInitScript(() => {
    const timers: [ms: number | undefined, run: () => void][] = [];
    Object.assign(globalThis, { timers, setTimeout: (run: () => void, ms?: number) => timers.push([ms, run]) });
  });
  await visit.page.route(files, (route) => route.abort());
  await visit.page.route("**/slow.png", async (route) => {
    await came;
    await route.abort();
  });
  await visit.open({ body, head });
  const cover = visit.page.locator("suite-preloader");
  await cover.evaluate((host) => host.getAnimations().forEach((animation) => animation.pause()));
  return {
    async load() {
      load();
      await visit.page.waitForFunction(() => document.readyState === "complete");
    },
    chunks: () => visit.page.unroute(files),
    /** Returns true if the cover receives pointer events. */
    isCovered: () =>
      visit.page.evaluate(
        () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName === "suite-preloader",
      ),
  };
}

describe("cover of a page", { concurrency: 3 }, () => {
  it("disappears 1.5 s after the page has loaded, even without its code", async () => {
    await using visit = await Visit.alone();
    const { load, isCovered } = await covered(visit, "**/chunks/*.js");
    assert.deepEqual([await isCovered(), await stays(visit)], [true, 0]);
    await load();
    await visit.page.waitForFunction(() => (globalThis as unknown as Timers).timers.some(([ms]) => ms === 1500));
    assert.deepEqual([await isCovered(), await stays(visit)], [true, 1]);
    await visit.page.evaluate(() => (globalThis as unknown as Timers).timers.find(([ms]) => ms === 1500)![1]());
    assert.equal(await isCovered(), false);
    assert.ok(await visit.page.getByText("Text").isVisible());
  });

  for (const [title, act] of Object.entries({
    "a key": (visit: Visit) => visit.page.keyboard.press("Tab"),
    "a press": (visit: Visit) => visit.page.mouse.click(400, 300),
  })) {
    it(`disappears at ${title}, and stays away when its code loads`, async () => {
      await using visit = await Visit.alone();
      const { isCovered, chunks, load } = await covered(visit, "**/chunks/suite-preloader.js");
      assert.equal(await isCovered(), true);
      await act(visit);
      assert.equal(await isCovered(), false);
      await chunks();
      await visit.page.evaluate(() => document.body.append(document.createElement("suite-preloader")));
      await visit.rendered("suite-preloader:last-child");
      await visit.frames();
      assert.equal(await visit.page.locator("suite-preloader [part=cover]").count(), 0);
      await load();
    });
  }

  it("disappears by suite.css alone after 8 s if the loader does not run", async () => {
    await using visit = await Visit.alone();
    const { isCovered, load } = await covered(visit, "**/suite.js");
    await load();
    assert.equal(await isCovered(), true);
    const at = (ms: number) =>
      visit.page
        .locator("suite-preloader")
        .evaluate((host, ms) => host.getAnimations().forEach((animation) => (animation.currentTime = ms)), ms);
    await at(7900);
    assert.equal(await isCovered(), true);
    await at(8000);
    assert.equal(await isCovered(), false);
  });
});
