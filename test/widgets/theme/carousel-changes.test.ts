import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { framed, one, shows } from "./slides.ts";

type Carousel = HTMLElement & { goTo(index: number): void; next(): void; previous(): void };

const slides = ["One", "Two", "Three", "Four", "Five"];

/** Carousel of one slide at a time, not yet ready, with the indices of its events. */
async function setup(attributes: Readonly<Record<string, string>> = {}, dir = "ltr") {
  const indices: number[] = [];
  const page = await fixture<HTMLElement>(
    html`<div
      dir=${dir}
      @suite-slide-change=${(event: CustomEvent<{ index: number }>) => indices.push(event.detail.index)}
    ></div>`,
  );
  const host = document.createElement("suite-carousel") as Carousel;
  Object.assign(host.dataset, { items: "1", speed: "100", ...attributes });
  host.append(...slides.map((name) => Object.assign(document.createElement("p"), { textContent: name })));
  return { host, indices, add: () => page.append(host) };
}

/** Resolves in the first frame in which the carousel is ready: custom states have no event. */
const ready = (host: HTMLElement) => waitUntil(() => host.matches(":state(ready)"), "it is not drawn", { interval: 0 });

describe("suite-carousel announces the visible slide", () => {
  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    restore();
    await emulateMedia({ reducedMotion: "no-preference" });
    await resetMouse();
  });

  for (const [name, attributes, dir] of [
    ["", {}, "ltr"],
    [" in a loop", { loop: "" }, "ltr"],
    [" with dots", { dots: "" }, "ltr"],
    [" from right to left", {}, "rtl"],
  ] as const)
    it(`when a script moves it as soon as it is ready${name}`, async () => {
      const { host, indices, add } = await setup(attributes, dir);
      add();
      await ready(host);
      host.goTo(1);
      await waitUntil(() => indices.length === 1, "goTo has no event");
      host.next();
      await waitUntil(() => indices.length === 2, "next has no event");
      host.previous();
      await waitUntil(() => indices.length === 3, "previous has no event");
      host.goTo(3);
      await shows(host, "Four");
      expect(indices).to.deep.equal([1, 2, 1, 3]);
    });

  it("when a script has moved it before it began", async () => {
    const { host, indices, add } = await setup();
    add();
    host.goTo(2);
    await shows(host, "Three");
    expect(indices).to.deep.equal([2]);
  });

  it("without motion, for visitors who prefer reduced motion", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { host, indices, add } = await setup();
    add();
    await ready(host);
    host.goTo(1);
    host.next();
    await shows(host, "Three");
    expect(indices).to.deep.equal([1, 2]);
  });

  it("without motion, when a script has moved it before it began", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { host, indices, add } = await setup();
    add();
    host.goTo(2);
    await shows(host, "Three");
    expect(indices).to.deep.equal([2]);
  });

  it("though the page is hidden, where nothing is drawn", async () => {
    const { host, indices, add } = await setup();
    add();
    await framed(host);
    stub(Document.prototype, "hidden").get(() => true);
    stub(window, "requestAnimationFrame").returns(0);
    host.goTo(1);
    host.next();
    expect(indices).to.deep.equal([1, 2]);
  });

  it("of a loop, with indices inside of its ends", async () => {
    const { host, indices, add } = await setup({ loop: "" });
    add();
    await framed(host);
    host.goTo(7);
    await shows(host, "Five");
    host.goTo(-1);
    await shows(host, "One");
    expect(indices).to.deep.equal([4, 0]);
  });

  it("with the nearest existing index, and not without a change", async () => {
    const { host, indices, add } = await setup();
    add();
    await framed(host);
    host.goTo(0);
    host.previous();
    host.goTo(99);
    await shows(host, "Five");
    host.next();
    host.goTo(3);
    await shows(host, "Four");
    expect(indices).to.deep.equal([4, 3]);
  });

  it("when a visitor presses, by pointer or by keys, and drags", async () => {
    const { host, indices, add } = await setup({ nav: "", dots: "" });
    add();
    await framed(host);
    one(host, "next")!.click();
    await shows(host, "Two");
    one(host, "next")!.focus();
    await sendKeys({ press: "Enter" });
    await shows(host, "Three");
    host.shadowRoot!.querySelectorAll<HTMLElement>("[part~=dot]")[4]!.focus();
    await sendKeys({ press: "Space" });
    await shows(host, "Five");
    const { x, y, width } = one(host, "viewport")!.getBoundingClientRect();
    const at = (part: number): [number, number] => [Math.round(x + width * part), Math.round(y + 10)];
    await sendMouse({ type: "move", position: at(0.2) });
    await sendMouse({ type: "down" });
    await sendMouse({ type: "move", position: at(0.4) });
    await sendMouse({ type: "move", position: at(0.9) });
    await sendMouse({ type: "up" });
    await shows(host, "Four");
    await waitUntil(() => indices.length === 4, "the event is missing");
    expect(indices).to.deep.equal([1, 2, 4, 3]);
  });

  for (const style of ["transform:scale(.5)", "zoom:1.5"])
    it(`and its slides go with the pointer in a block with ${style}`, async () => {
      const { host, add } = await setup();
      add();
      host.parentElement!.style.cssText = `inline-size:400px;${style}`;
      await framed(host);
      const { x, y, width } = one(host, "viewport")!.getBoundingClientRect();
      const at = (part: number): [number, number] => [Math.round(x + width * part), Math.round(y + 10)];
      const placeOf = () => host.querySelector("p")!.getBoundingClientRect().left;
      const before = placeOf();
      await sendMouse({ type: "move", position: at(0.8) });
      await sendMouse({ type: "down" });
      await sendMouse({ type: "move", position: at(0.7) });
      await sendMouse({ type: "move", position: at(0.5) });
      const moved = at(0.5)[0] - at(0.8)[0];
      await waitUntil(() => Math.abs(placeOf() - before - moved) < 3, `${placeOf() - before} instead of ${moved}`);
      await sendMouse({ type: "up" });
    });

  it("except for automatic changes", async () => {
    const { host, indices, add } = await setup({ autoplay: "", timeout: "300" });
    add();
    await shows(host, "Three");
    expect(indices).to.deep.equal([]);
  });
});
