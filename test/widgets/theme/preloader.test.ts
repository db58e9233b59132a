import { expect, fixture, html, nextFrame, waitUntil } from "@open-wc/testing";
import { emulateMedia, sendKeys } from "@web/test-runner-commands";
import { restore, type SinonFakeTimers, stub, useFakeTimers } from "sinon";
import { boxesCss } from "#scripts/build/boxes.mjs";
import { define } from "#shared/element/index.ts";
import { wrap } from "#shared/loader/wrap.ts";
import preloader from "#theme/preloader/preloader.element.ts";

define(preloader);

const part = (host: Element, name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`);
const ready = (host: Element) => waitUntil(() => host.matches(":state(ready)"), "not ready");
const covers = (host: Element) => waitUntil(() => part(host, "cover"), "it does not cover");
/** Waits by frames: the fake clock does not run. */
const drawn = async (fits: () => boolean) => {
  while (!fits()) await nextFrame();
};
const isFree = (host: Element) => waitUntil(() => !part(host, "cover"), "it covers");

/** Simulates a page in a ready state that has existed for a second. */
function pageIs(state: DocumentReadyState, loadEventStart = 0) {
  stub(Document.prototype, "readyState").get(() => state);
  stub(performance, "now").returns(1000);
  stub(performance, "getEntriesByType").returns([{ loadEventStart } as PerformanceNavigationTiming]);
}

async function shown(markup = html`<suite-preloader></suite-preloader>`) {
  const host = await fixture<HTMLElement>(markup);
  await ready(host);
  return host;
}

describe("suite-preloader", () => {
  let clock: SinonFakeTimers | undefined;
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    restore();
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("covers a loading page with a status, until 1.5 s after it has loaded", async () => {
    pageIs("interactive");
    const host = await shown();
    await covers(host);
    const written = host.outerHTML;
    const { width, height } = part(host, "cover")!.getBoundingClientRect();
    expect([width, height]).to.deep.equal([document.documentElement.clientWidth, innerHeight]);
    expect([
      host.matches(":state(covering)"),
      part(host, "status")!.textContent,
      !!part(host, "spinner"),
    ]).to.deep.equal([true, "Loading", true]);
    await expect(host).to.be.accessible();
    clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
    dispatchEvent(new Event("load"));
    clock.tick(1500);
    await drawn(() => part(host, "cover")!.className === "cover leaving");
    expect([
      part(host, "cover")!.className,
      host.matches(":state(covering)"),
      part(host, "status")!.textContent,
    ]).to.deep.equal(["cover leaving", false, ""]);
    clock.tick(600);
    await drawn(() => !part(host, "cover"));
    expect([part(host, "cover"), host.outerHTML]).to.deep.equal([null, written]);
  });

  it("covers the page from the first frame", async () => {
    pageIs("interactive");
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const host = document.createElement("suite-preloader");
    page.append(host);
    let isBare = false;
    do {
      await nextFrame();
      isBare ||= host.matches(":state(ready)") && !part(host, "cover");
    } while (!part(host, "cover"));
    expect(isBare).to.equal(false);
  });

  it("shows the page author's logo in place of the spinner, unless the logo is hidden", async () => {
    pageIs("interactive");
    const host = await shown(html`<suite-preloader><strong>Harbour</strong></suite-preloader>`);
    await covers(host);
    expect([part(host, "spinner"), host.querySelector("strong")!.checkVisibility()]).to.deep.equal([null, true]);
    const other = await shown(html`<suite-preloader><div style="display: none"></div></suite-preloader>`);
    await waitUntil(() => part(other, "spinner"), "nothing turns");
    part(host, "cover")!.click();
    await isFree(host);
    expect(host.querySelector("strong")!.checkVisibility()).to.equal(false);
  });

  it("ends without fading with reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    pageIs("interactive");
    const host = await shown();
    await covers(host);
    clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
    dispatchEvent(new Event("load"));
    clock.tick(1500);
    await drawn(() => part(host, "cover")?.className !== "cover");
    expect(part(host, "cover")).to.equal(null);
  });

  it("ends by a click and by any key", async () => {
    pageIs("interactive");
    const clicked = await shown(html`<suite-preloader><b>Northlight</b></suite-preloader>`);
    await covers(clicked);
    clicked.querySelector("b")!.click();
    await isFree(clicked);
    const pressed = await shown();
    await covers(pressed);
    await sendKeys({ press: "Escape" });
    await isFree(pressed);
  });

  it("does not cover a visible page", async () => {
    pageIs("complete", 900);
    const host = await shown();
    await nextFrame();
    expect([part(host, "cover"), host.matches(":state(covering)")]).to.deep.equal([null, false]);
  });

  it("continues the cover of suite.css over a loaded page for the remaining time", async () => {
    pageIs("complete", 900);
    const host = await shown(html`<suite-preloader style="position: fixed"></suite-preloader>`);
    await covers(host);
    part(host, "cover")!.click();
    await isFree(host);
    restore();
    pageIs("complete", -600);
    const late = await shown(html`<suite-preloader style="position: fixed"></suite-preloader>`);
    await nextFrame();
    expect(part(late, "cover")).to.equal(null);
  });

  it("ends automatically if its script does not load", async () => {
    const box = await fixture<HTMLElement>(html`<div></div>`);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(boxesCss([]) + `.waiting-cover{${preloader.waiting!}}`);
    document.adoptedStyleSheets.push(sheet);
    box.className = "waiting-cover";
    const [animation] = box.getAnimations();
    expect([
      getComputedStyle(box).position,
      getComputedStyle(box).visibility,
      animation!.effect!.getTiming().duration,
    ]).to.deep.equal(["fixed", "visible", 8000]);
    animation!.finish();
    const { visibility } = getComputedStyle(box);
    document.adoptedStyleSheets.pop();
    expect(visibility).to.equal("hidden");
  });

  it("does not cover the page again after the cover of suite.css", async () => {
    pageIs("interactive");
    (performance.now as unknown as ReturnType<typeof stub>).returns(8001);
    const host = await shown();
    await nextFrame();
    expect(part(host, "cover")).to.equal(null);
  });

  describe("in the built-in theme", () => {
    async function adopted(styles: string) {
      const page = await fixture<HTMLElement>(
        html`<div><div id="preloader" style=${styles}><img alt="Harbour" src="data:,"></div></div>`,
      );
      const written = page.outerHTML;
      const markup = page.querySelector<HTMLElement>(preloader.adopts!.selector)!;
      const { host, undo } = wrap(markup, preloader.tag, []);
      await ready(host);
      return { page, written, markup, host, undo };
    }

    it("adopts the theme's cover while the page loads, and restores the markup", async () => {
      pageIs("interactive");
      const { page, written, markup, host, undo } = await adopted("position: fixed; inset: 0");
      await covers(host);
      expect([markup.checkVisibility(), part(host, "spinner")]).to.deep.equal([true, null]);
      clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldClearNativeTimers: true });
      dispatchEvent(new Event("load"));
      clock.tick(1500 + 600);
      await drawn(() => !part(host, "cover"));
      expect([part(host, "cover"), markup.checkVisibility()]).to.deep.equal([null, false]);
      undo();
      await nextFrame();
      expect(page.outerHTML).to.equal(written);
    });

    it("covers the page although the theme's styles hide its own cover", async () => {
      pageIs("interactive");
      const { host, markup } = await adopted("display: none");
      await waitUntil(() => part(host, "spinner"), "nothing turns");
      expect(markup.checkVisibility()).to.equal(false);
    });

    it("removes the theme's cover of a loaded page", async () => {
      pageIs("complete", 900);
      const { host, markup } = await adopted("position: fixed; inset: 0");
      await nextFrame();
      expect([part(host, "cover"), markup.checkVisibility()]).to.deep.equal([null, false]);
    });
  });
});
