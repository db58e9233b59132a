import { expect, fixture, html, waitUntil } from "@open-wc/testing";
import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import { framed, one, shows } from "./slides.ts";

type Carousel = HTMLElement & { goTo(index: number): void; next(): void; previous(): void };

const slides = ["One", "Two", "Three", "Four", "Five"];

/** A carousel of one slide at a time, which nobody has waited for, and the places that it tells. */
async function place(attributes: Readonly<Record<string, string>> = {}, dir = "ltr") {
  const places: number[] = [];
  const page = await fixture<HTMLElement>(
    html`<div
      dir=${dir}
      @suite-slide-change=${(event: CustomEvent<{ index: number }>) => places.push(event.detail.index)}
    ></div>`,
  );
  const host = document.createElement("suite-carousel") as Carousel;
  Object.assign(host.dataset, { items: "1", speed: "100", ...attributes });
  host.append(...slides.map((name) => Object.assign(document.createElement("p"), { textContent: name })));
  return { host, places, add: () => page.append(host) };
}

/** The first moment at which a page can know of it: a change of state tells nobody. */
const ready = (host: HTMLElement) => waitUntil(() => host.matches(":state(ready)"), "it is not drawn", { interval: 0 });

describe("suite-carousel tells which slide is shown", () => {
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
      const { host, places, add } = await place(attributes, dir);
      add();
      await ready(host);
      host.goTo(1);
      await waitUntil(() => places.length === 1, "goTo tells nothing");
      host.next();
      await waitUntil(() => places.length === 2, "next tells nothing");
      host.previous();
      await waitUntil(() => places.length === 3, "previous tells nothing");
      host.goTo(3);
      await shows(host, "Four");
      expect(places).to.deep.equal([1, 2, 1, 3]);
    });

  it("when a script has moved it before it began", async () => {
    const { host, places, add } = await place();
    add();
    host.goTo(2);
    await shows(host, "Three");
    expect(places).to.deep.equal([2]);
  });

  it("without motion, for visitors who want none", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { host, places, add } = await place();
    add();
    await ready(host);
    host.goTo(1);
    host.next();
    await shows(host, "Three");
    expect(places).to.deep.equal([1, 2]);
  });

  it("without motion, when a script has moved it before it began", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const { host, places, add } = await place();
    add();
    host.goTo(2);
    await shows(host, "Three");
    expect(places).to.deep.equal([2]);
  });

  it("though the page is hidden, where nothing is drawn", async () => {
    const { host, places, add } = await place();
    add();
    await framed(host);
    stub(Document.prototype, "hidden").get(() => true);
    stub(window, "requestAnimationFrame").returns(0);
    host.goTo(1);
    host.next();
    expect(places).to.deep.equal([1, 2]);
  });

  it("of a loop, whose places end all the same", async () => {
    const { host, places, add } = await place({ loop: "" });
    add();
    await framed(host);
    host.goTo(7);
    await shows(host, "Five");
    host.goTo(-1);
    await shows(host, "One");
    expect(places).to.deep.equal([4, 0]);
  });

  it("the nearest one that there is, and nothing where it stays", async () => {
    const { host, places, add } = await place();
    add();
    await framed(host);
    host.goTo(0);
    host.previous();
    host.goTo(99);
    await shows(host, "Five");
    host.next();
    host.goTo(3);
    await shows(host, "Four");
    expect(places).to.deep.equal([4, 3]);
  });

  it("when a visitor presses, by pointer or by keys, and drags", async () => {
    const { host, places, add } = await place({ nav: "", dots: "" });
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
    await waitUntil(() => places.length === 4, "the event is missing");
    expect(places).to.deep.equal([1, 2, 4, 3]);
  });

  for (const style of ["transform:scale(.5)", "zoom:1.5"])
    it(`and its slides go with the pointer in a block with ${style}`, async () => {
      const { host, add } = await place();
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

  it("not when it moves by itself", async () => {
    const { host, places, add } = await place({ autoplay: "", timeout: "300" });
    add();
    await shows(host, "Three");
    expect(places).to.deep.equal([]);
  });
});
