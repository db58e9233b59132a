import { expect } from "@open-wc/testing";
import { sendKeys, setViewport } from "@web/test-runner-commands";
import { stub, useFakeTimers } from "sinon";
import { define } from "#shared/element/index.ts";
import slideshow from "#website/slideshow/slideshow.element.ts";
import { until } from "../shared/state/visitor.ts";
import { part, place } from "./outside.ts";
import { image, listened, said } from "./slides.ts";

define(slideshow);

const colours = ["tan", "teal", "olive", "plum", "navy", "gold", "gray"];
/** Markup of the suite's editor. 5 thumbnails fit: pages of 2. */
const builtIn = `<section class="s_image_gallery o_gallery o_slideshow"><div id="show" class="carousel slide" data-ride="carousel" data-interval="0">
  <div class="carousel-inner">${colours.map((fill, at) => `<div class="carousel-item${at ? "" : " active"}">${image(fill, at ? fill : "")}</div>`).join("")}</div>
  <ul class="carousel-indicators" style="width: 500px; padding: 0 60px; margin: 0; list-style: none; display: flex">
    <li class="o_indicators_left d-none" style="width: 20px; height: 24px"></li>
    ${colours.map((_, at) => `<li data-target="#show" data-slide-to="${at}"${at ? "" : ' class="active"'} style="flex: none; width: 60px; height: 60px; margin: 0 20px"></li>`).join("")}
    <li class="o_indicators_right d-none" style="width: 20px; height: 24px"></li>
  </ul>
  <a class="carousel-control-prev" href="#show" data-slide="prev"><span>Previous</span></a>
  <a class="carousel-control-next" href="#show" data-slide="next"><span>Next</span></a>
</div></section>`;

const thumbnails = (host: Element) => [...host.querySelectorAll<HTMLElement>("li[data-slide-to]")];
const page = (host: Element) =>
  thumbnails(host)
    .filter((item) => !item.hidden)
    .map((item) => Number(item.dataset["slideTo"]));

describe("suite-slideshow around the suite's own slideshow", () => {
  beforeEach(() => setViewport({ width: 800, height: 600 }));

  async function placeBuiltIn(markup = builtIn): Promise<HTMLElement> {
    const host = await place(`<suite-slideshow>${markup}</suite-slideshow>`);
    await until(() => page(host).length === 2);
    return host;
  }

  it("shows labelled thumbnails in pages; a press shows the slide, or the first one of a page", async () => {
    const host = await placeBuiltIn();
    const places = listened(host);
    const [previous, next] = [".o_indicators_left", ".o_indicators_right"].map((selector) =>
      host.querySelector<HTMLElement>(selector)!,
    );
    const current = () => host.querySelector("li > [aria-current=true]")!.parentElement!.dataset["slideTo"];
    expect([page(host), previous!.hidden, next!.hidden, current()]).to.deep.equal([[0, 1], true, false, "0"]);
    expect(thumbnails(host).map((item) => item.querySelector("button")!.ariaLabel)).to.deep.equal([
      "1 of 7",
      ...colours.slice(1),
    ]);
    expect([previous, next].map((item) => item!.matches(".d-none"))).to.deep.equal([true, false]);
    await expect(host).to.be.accessible();
    next!.querySelector("button")!.click();
    expect([page(host), previous!.hidden, next!.hidden, current()]).to.deep.equal([[2, 3], false, false, "2"]);
    thumbnails(host)[3]!.click();
    next!.click();
    next!.click();
    expect([page(host), previous!.hidden, next!.hidden, current()]).to.deep.equal([[6], false, true, "6"]);
    host.querySelector<HTMLElement>("[data-slide=next]")!.click();
    expect([page(host), current(), said(host)]).to.deep.equal([[0, 1], "0", "1 of 7"]);
    expect(places).to.deep.equal([2, 3, 4, 6, 0]);
    expect(host.querySelectorAll(".carousel-item.active, li.active")).to.have.length(2);
    expect(location.hash).to.equal("");
  });

  it("keeps the focus when a key shows another page", async () => {
    const host = await placeBuiltIn();
    thumbnails(host)[1]!.querySelector("button")!.focus();
    await sendKeys({ press: "ArrowRight" });
    expect(page(host)).to.deep.equal([0, 1]);
    await sendKeys({ press: "ArrowRight" });
    expect(page(host)).to.deep.equal([2, 3]);
    expect(document.activeElement!.closest("li") === thumbnails(host)[2]).to.equal(true);
    await sendKeys({ press: "Home" });
    expect(document.activeElement!.closest("li") === thumbnails(host)[0]).to.equal(true);
  });

  it("updates its pages for another width, with at least one thumbnail", async () => {
    const host = await placeBuiltIn();
    const list = host.querySelector<HTMLElement>(".carousel-indicators")!;
    list.style.width = "720px";
    await until(() => page(host).length === 4);
    list.style.width = "150px";
    await until(() => page(host).length === 1);
    list.style.width = "720px";
    await until(() => page(host).length === 4);
    // thumbnails without a size say nothing about the number that fits
    for (const item of thumbnails(host)) Object.assign(item.style, { width: 0, margin: 0 });
    list.style.width = "700px";
    await until(() => page(host).length === 1);
  });

  it("begins at the active slide; names slides by caption, text or tooltip, and controls without a text", async () => {
    const host = await placeBuiltIn(
      builtIn
        .replace("carousel-item active", "carousel-item")
        .replace(
          /carousel-item">(?=<img[^>]*teal)/,
          'carousel-item active"><p class="carousel-caption">At the <br> window</p>',
        )
        .replace('alt="olive"', 'title="Olive"')
        .replace("<span>Previous</span>", "")
        .replace("<span>Next</span>", ""),
    );
    const names = thumbnails(host).map((item) => item.querySelector("button")!.ariaLabel);
    expect(names.slice(0, 3)).to.deep.equal(["1 of 7", "At the window", "Olive"]);
    expect([...host.querySelectorAll("[data-slide]")].map(({ role, ariaLabel }) => [role, ariaLabel])).to.deep.equal([
      ["button", "Previous picture"],
      ["button", "Next picture"],
    ]);
    const shown = () => [...host.querySelectorAll(".carousel-item")].map((slide) => slide.checkVisibility());
    expect(shown()).to.deep.equal(colours.map((_, at) => at === 1));
  });

  it("restores the markup", async () => {
    const host = await placeBuiltIn();
    host.querySelector<HTMLElement>("[data-slide=prev]")!.click();
    expect(page(host)).to.deep.equal([6]);
    host.remove();
    const box = document.createElement("div");
    box.innerHTML = builtIn;
    await until(() => host.innerHTML === box.innerHTML);
  });

  it("ignores indices without a slide, and reports a slideshow without slides", async () => {
    const host = await placeBuiltIn(builtIn.replace('data-slide-to="1"', 'data-slide-to="x"'));
    expect(thumbnails(host)[1]!.querySelector("button")!.ariaLabel).to.equal("2 of 7");
    thumbnails(host)[1]!.click();
    expect(said(host)).to.equal("1 of 7");
    const warned = stub(console, "error");
    const empty = await place(
      `<suite-slideshow><div class="o_slideshow"><div class="carousel"></div></div></suite-slideshow>`,
    );
    await until(() => empty.matches(":state(error)"));
    warned.restore();
  });

  it("changes the suite's own slides automatically, too", async () => {
    const clock = useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const host = await place(`<suite-slideshow data-interval="3000">${builtIn}</suite-slideshow>`);
    await until(() => clock.countTimers() === 1);
    clock.tick(3000);
    expect(host.querySelectorAll(".carousel-item")[1]!.matches(".active")).to.equal(true);
    expect(part(host, "play")!.ariaLabel).to.equal("Stop the automatic change");
    clock.restore();
    expect([part(host, "next"), part(host, "thumbnails")]).to.deep.equal([null, null]);
  });

  it("has as many buttons in a copy of its markup as in the original", async () => {
    const host = await placeBuiltIn();
    const buttons = (of: HTMLElement) => of.querySelectorAll("li > button").length;
    const before = buttons(host);
    const copy = host.cloneNode(true) as HTMLElement;
    const copied = copy.querySelector("li > button");
    host.replaceWith(copy);
    await until(() => buttons(copy) > 0 && copy.querySelector("li > button") !== copied);
    expect([before, buttons(copy)]).to.deep.equal([9, 9]);
  });
});
