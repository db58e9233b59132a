import { expect, fixture, html, oneEvent, waitUntil } from "@open-wc/testing";
import { emulateMedia, resetMouse, sendKeys, sendMouse, setViewport } from "@web/test-runner-commands";
import { all, framed, one, seen, shows } from "./slides.ts";

const slides = ["One", "Two", "Three", "Four", "Five"];
const figures = () =>
  slides.map((name) => html`<figure style="margin: 0; block-size: 3rem"><a href="#x">${name}</a></figure>`);

describe("suite-carousel", () => {
  before(() => setViewport({ width: 800, height: 600 }));
  afterEach(async () => {
    await emulateMedia({ reducedMotion: "no-preference" });
    await resetMouse();
  });

  it("frames each child, which stays in the page author's markup", async () => {
    const host = await fixture<HTMLElement>(
      html`<suite-carousel data-text-carousel="Our tables">${figures()}</suite-carousel>`,
    );
    const written = host.outerHTML;
    await framed(host);
    await shows(host, "One", "Two", "Three");
    const frame = one(host, "carousel")!;
    expect([
      frame.getAttribute("role"),
      frame.getAttribute("aria-roledescription"),
      frame.getAttribute("aria-label"),
    ]).to.deep.equal(["group", "carousel", "Our tables"]);
    expect(all(host, "slide").map((slide) => slide.getAttribute("aria-label"))).to.deep.equal([
      "1 of 5",
      "2 of 5",
      "3 of 5",
      "4 of 5",
      "5 of 5",
    ]);
    await expect(host).to.be.accessible();
    one(host, "next")!.click();
    await shows(host, "Two", "Three", "Four");
    expect(host.outerHTML).to.equal(written);
  });

  it("moves to the next and previous slide, but not beyond the ends", async () => {
    const host = await framed(
      await fixture<HTMLElement>(html`<suite-carousel data-speed="100">${figures()}</suite-carousel>`),
    );
    await shows(host, "One", "Two", "Three");
    expect(one(host, "previous")!.ariaDisabled).to.equal("true");
    one(host, "next")!.click();
    one(host, "next")!.click();
    await shows(host, "Three", "Four", "Five");
    await waitUntil(() => one(host, "next")!.ariaDisabled === "true", "it goes beyond its end");
    one(host, "next")!.click();
    one(host, "previous")!.click();
    await shows(host, "Two", "Three", "Four");
  });

  it("keeps the layout with border and paddings of the page on a slide's frame", async () => {
    const page = await fixture<HTMLElement>(html`<div>
      <style>
        #framed::part(slide) { padding: 20px; border: 3px solid; margin: 0 2px; }
        #framed::part(dot-mark) { background: rgb(1, 2, 3); }
      </style>
      <suite-carousel id="framed" data-dots data-nav data-speed="100">${figures()}</suite-carousel>
    </div>`);
    const host = await framed(page.querySelector<HTMLElement>("suite-carousel")!);
    await shows(host, "One", "Two", "Three");
    const edges = () =>
      all(host, "slide")
        .filter(({ inert }) => !inert)
        .flatMap((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return [left, right].map((edge) => Math.round(edge - host.getBoundingClientRect().left));
        });
    // three slides with gaps of 16 px, without their margins
    const space = (host.getBoundingClientRect().width + 16) / 3;
    const places = [0, 1, 2]
      .flatMap((index) => [index * space + 2, (index + 1) * space - 18])
      .map(Math.round)
      .join();
    expect(edges().join()).to.equal(places);
    expect([
      getComputedStyle(all(host, "slide")[0]!).paddingLeft,
      getComputedStyle(all(host, "dot-mark")[0]!).backgroundColor,
    ]).to.deep.equal(["20px", "rgb(1, 2, 3)"]);
    one(host, "next")!.click();
    await shows(host, "Two", "Three", "Four");
    await waitUntil(() => edges().join() === places, "they do not stand where the first ones stood");
  });

  it("continues at the other end in a loop", async () => {
    const host = await framed(
      await fixture<HTMLElement>(
        html`<suite-carousel data-loop data-items="1" data-speed="100">${figures()}</suite-carousel>`,
      ),
    );
    await shows(host, "One");
    one(host, "previous")!.click();
    await shows(host, "Five");
    one(host, "next")!.click();
    await shows(host, "One");
  });

  it("has a dot for every position, and arrows besides only if requested", async () => {
    const host = await framed(
      await fixture<HTMLElement>(html`<suite-carousel data-dots data-speed="100">${figures()}</suite-carousel>`),
    );
    expect(all(host, "next")).to.deep.equal([]);
    const dots = () => all(host, "dot").map((dot) => `${dot.ariaLabel} ${dot.ariaCurrent}`);
    expect(dots()).to.deep.equal(["Show slide 1 true", "Show slide 2 false", "Show slide 3 false"]);
    all(host, "dot")[2]!.click();
    await shows(host, "Three", "Four", "Five");
    await waitUntil(() => dots()[2] === "Show slide 3 true", "the dot is not the current one");
    host.toggleAttribute("data-nav", true);
    await waitUntil(() => one(host, "next"), "no arrows");
  });

  for (const [dir, onward, back] of [
    ["ltr", "ArrowRight", "ArrowLeft"],
    ["rtl", "ArrowLeft", "ArrowRight"],
  ] as const)
    it(`has one tab stop for all dots, which arrow keys move (${dir})`, async () => {
      const page = await fixture<HTMLElement>(
        html`<div dir=${dir}><suite-carousel data-dots data-speed="100">${figures()}</suite-carousel></div>`,
      );
      const host = await framed(page.querySelector<HTMLElement>("suite-carousel")!);
      const dots = all(host, "dot");
      const stops = () => dots.map(({ tabIndex }) => tabIndex);
      expect(stops()).to.deep.equal([0, -1, -1]);
      dots[0]!.focus();
      for (const [key, at] of [
        [onward, 1],
        [back, 0],
        [back, 2],
        [onward, 0],
        ["End", 2],
        ["Home", 0],
      ] as const) {
        await sendKeys({ press: key });
        expect(host.shadowRoot!.activeElement === dots[at], `${key} leads to dot ${at}`).to.equal(true);
        await waitUntil(() => stops()[at] === 0, "the tab stop stayed behind");
        expect(stops().filter((stop) => stop === 0)).to.have.length(1);
      }
    });

  it("shows as many slides as fit, and follows the window", async () => {
    const host = await framed(await fixture<HTMLElement>(html`<suite-carousel>${figures()}</suite-carousel>`));
    await shows(host, "One", "Two", "Three");
    await setViewport({ width: 400, height: 600 });
    await shows(host, "One");
    expect(Math.round(all(host, "slide")[0]!.getBoundingClientRect().width)).to.be.at.least(
      Math.round(host.getBoundingClientRect().width),
    );
    await setViewport({ width: 800, height: 600 });
    await shows(host, "One", "Two", "Three");
    host.dataset["itemsAt"] = "0:2";
    await shows(host, "One", "Two");
  });

  it("runs from right to left with the page", async () => {
    const page = await fixture<HTMLElement>(
      html`<div dir="rtl"><suite-carousel data-speed="100">${figures()}</suite-carousel></div>`,
    );
    const host = await framed(page.querySelector<HTMLElement>("suite-carousel")!);
    const [first, second] = all(host, "slide").map((slide) => slide.getBoundingClientRect().left);
    expect(first).to.be.greaterThan(second!);
    one(host, "next")!.click();
    await shows(host, "Two", "Three", "Four");
  });

  it("follows changes of its children", async () => {
    const host = await framed(await fixture<HTMLElement>(html`<suite-carousel>${figures()}</suite-carousel>`));
    host.querySelector("figure")!.remove();
    await shows(host, "Two", "Three", "Four");
    const late = document.createElement("figure");
    late.textContent = "Zero";
    host.prepend(late);
    await waitUntil(() => all(host, "slide").length === 5, "the new slide has no frame");
    await shows(host, "Zero", "Two", "Three");
  });

  it("moves automatically, stops under the pointer and with the focus, and can be stopped", async () => {
    const host = await framed(
      await fixture<HTMLElement>(
        html`<suite-carousel data-autoplay data-items="1" data-timeout="150" data-speed="60" data-loop>${figures()}</suite-carousel>`,
      ),
    );
    const plays = () => host.matches(":state(playing)");
    await waitUntil(plays, "it does not play");
    await waitUntil(() => seen(host).join() !== "One", "it does not move");
    const { x, y } = host.getBoundingClientRect();
    // on the page author's content
    await sendMouse({ type: "move", position: [Math.round(x) + 200, Math.round(y) + 20] });
    await waitUntil(() => !plays(), "it plays under the pointer");
    const shown = () => all(host, "slide").filter(({ inert }) => !inert);
    const edge = (element: Element) => element.getBoundingClientRect().left;
    // the current movement is completed; Firefox rounds positions to a sixtieth of a pixel
    await waitUntil(
      () => shown().length === 1 && Math.abs(edge(shown()[0]!) - edge(one(host, "viewport")!)) < 0.1,
      "it does not stand",
    );
    const slot = shown()[0]!.querySelector("slot")!;
    const link = slot.assignedElements()[0]!.querySelector("a")!;
    link.focus();
    const left = oneEvent(one(host, "carousel")!, "pointerleave");
    await sendMouse({ type: "move", position: [Math.round(x) + 200, Math.round(y) + 400] });
    await left;
    expect(plays()).to.equal(false);
    link.blur();
    await waitUntil(plays, "it does not go on");
    one(host, "pause")!.focus();
    await waitUntil(() => !plays(), "it plays while it has the focus");
    one(host, "pause")!.click();
    one(host, "pause")!.blur();
    expect(plays()).to.equal(false);
    await waitUntil(() => one(host, "pause")!.ariaLabel === "Start the automatic change", "it cannot be started");
    one(host, "pause")!.click();
    await waitUntil(plays, "it does not start");
  });

  it("does not move with reduced motion, until the visitor starts it", async () => {
    await emulateMedia({ reducedMotion: "reduce" });
    const host = await framed(
      await fixture<HTMLElement>(html`<suite-carousel data-autoplay data-items="1">${figures()}</suite-carousel>`),
    );
    expect(host.matches(":state(playing)")).to.equal(false);
    one(host, "pause")!.click();
    await waitUntil(() => host.matches(":state(playing)"), "it does not start");
  });

  it("does not move out of view", async () => {
    const page = await fixture<HTMLElement>(
      html`<div><div style="block-size: 300vh"></div><suite-carousel data-autoplay data-items="1">${figures()}</suite-carousel></div>`,
    );
    const host = page.querySelector<HTMLElement>("suite-carousel")!;
    await waitUntil(() => one(host, "pause"), "no slides");
    expect(host.matches(":state(playing)")).to.equal(false);
    host.scrollIntoView();
    await waitUntil(() => host.matches(":state(playing)"), "it does not play");
    scrollTo(0, 0);
    await waitUntil(() => !host.matches(":state(playing)"), "it plays unseen");
  });
});
