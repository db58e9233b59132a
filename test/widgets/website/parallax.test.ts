import { expect } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { define } from "#shared/element/index.ts";
import parallax from "#website/parallax/parallax.element.ts";
import { until } from "../shared/state/visitor.ts";
import { place } from "./outside.ts";

define(parallax);

const section =
  '<section class="parallax" style="block-size: 300px"><span class="s_parallax_bg"></span><p>By the sea</p></section>';
const room = (block: string) => `<div style="block-size: ${block}"></div>`;
const shift = (background: Element) => Math.round(new DOMMatrix(getComputedStyle(background).transform).f);

async function open(content = section, attributes = "") {
  const host = await place(`<suite-parallax ${attributes}>${content}</suite-parallax>`);
  host.insertAdjacentHTML("beforebegin", room("1000px"));
  host.insertAdjacentHTML("afterend", room("1000px"));
  return { host, background: host.querySelector<HTMLElement>(".s_parallax_bg,img")! };
}

/** Scrolls until the section has crossed a share of the window. */
function cross(host: HTMLElement, share: number) {
  const { top, height } = host.getBoundingClientRect();
  scrollTo(0, scrollY + top - innerHeight + share * (innerHeight + height));
}

async function crosses(host: HTMLElement, background: Element) {
  cross(host, 0.02);
  await until(() => shift(background) < -27);
  cross(host, 0.5);
  await until(() => Math.abs(shift(background)) <= 1);
  cross(host, 0.98);
  await until(() => shift(background) > 27);
}

describe("suite-parallax", () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    scrollTo(0, 0);
    document.body.classList.remove("editor_enable");
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  it("moves the background up and down by a tenth of the window's height times the ratio, and writes nothing into the page", async () => {
    const { host, background } = await open();
    const { outerHTML } = host.firstElementChild!;
    await crosses(host, background);
    expect(background.getBoundingClientRect().height).to.be.closeTo(300 + 2 * 30, 0.1);
    expect(host.firstElementChild!.outerHTML).to.equal(outerHTML);
    document.body.classList.add("editor_enable");
    await until(() => !background.getAnimations().length && background.offsetHeight === 300);
    expect(host.firstElementChild!.outerHTML).to.equal(outerHTML);
  });

  it("restores the page author's section for any ratio", async () => {
    for (const ratio of ["0", "0.5", "1"])
      for (const content of [
        section,
        '<section style="block-size: 300px; background-image: linear-gradient(red, blue)"><p>By the sea</p></section>',
        '<img alt="" src="data:,"><div style="block-size: 300px"></div>',
      ]) {
        const { host } = await open(content, `data-ratio="${ratio}"`);
        document.body.classList.add("editor_enable");
        await until(() => !host.matches(":state(moving)"));
        expect(host.innerHTML, ratio).to.equal(content);
        document.body.classList.remove("editor_enable");
        host.remove();
        await until(() => !host.matches(":state(ready)"));
        expect(host.innerHTML, ratio).to.equal(content);
      }
  });

  it("moves the background in frames without scroll-driven animations", async () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, "ViewTimeline");
    Reflect.deleteProperty(globalThis, "ViewTimeline");
    try {
      const { host, background } = await open();
      await crosses(host, background);
    } finally {
      if (own) Object.defineProperty(globalThis, "ViewTimeline", own);
    }
  });

  it("moves a copy of the section's background style, and an image", async () => {
    const own = await open(
      '<section style="block-size: 300px; background-image: linear-gradient(red, blue)"></section>',
    );
    expect(getComputedStyle(own.background).backgroundImage).to.contain("linear-gradient");
    await crosses(own.host, own.background);
    own.host.remove();
    await until(() => !own.host.querySelector(".s_parallax_bg"));
    const image = await open('<img alt="" src="data:,"><div style="block-size: 300px"></div>');
    await crosses(image.host, image.background);
    expect(image.background.getBoundingClientRect().height).to.equal(300 + 2 * 30);
  });

  for (const kind of ["cloned", "saved"] as const)
    it(`inserts no second background into markup that is ${kind} while the first one moves`, async () => {
      const content =
        '<section style="block-size: 300px; background-image: linear-gradient(red, blue)"><p>By the sea</p></section>';
      const { host, background } = await open(content);
      await until(() => background.getAnimations().length > 0);
      if (kind === "cloned") host.after(host.cloneNode(true));
      else host.insertAdjacentHTML("afterend", host.outerHTML);
      const copy = host.nextElementSibling as HTMLElement;
      await until(() => copy.matches(":state(moving)"));
      const backgrounds = [...copy.querySelectorAll<HTMLElement>(".s_parallax_bg")];
      expect(backgrounds.length).to.equal(1);
      expect(backgrounds[0]!.getAnimations().length).to.be.greaterThan(0);
      expect(background.isConnected).to.equal(true);
      document.body.classList.add("editor_enable");
      await until(() => !copy.matches(":state(moving)") && !host.matches(":state(moving)"));
      expect([host.innerHTML, copy.innerHTML]).to.deep.equal([content, content]);
    });

  it("fixes a background in the window for ratio 1, and moves nothing for ratio 0", async () => {
    const fixed = await open(section, 'data-ratio="1"');
    await until(() => getComputedStyle(fixed.background).backgroundAttachment === "fixed");
    expect(getComputedStyle(fixed.background).transform).to.equal("none");
    const none = await open(section, 'data-ratio="0"');
    expect(none.background.getAnimations()).to.deep.equal([]);
  });

  it("moves nothing if the visitor prefers reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { host, background } = await open();
    expect([host.matches(":state(moving)"), background.getAnimations()]).to.deep.equal([false, []]);
  });
});
