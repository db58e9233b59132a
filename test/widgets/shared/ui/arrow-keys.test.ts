import { expect, fixture, fixtureCleanup } from "@open-wc/testing";
import { emulateMedia, setViewport } from "@web/test-runner-commands";
import { restore, stub } from "sinon";
import surveyResults from "#content/survey-results/survey-results.element.ts";
import attachmentViewer from "#portal/attachment-viewer/attachment-viewer.element.ts";
import { define } from "#shared/element/index.ts";
import { leave, page as builtInPage } from "#test/widgets/website/page-behaviours/built-in.ts";
import { image } from "#test/widgets/website/slides.ts";
import carousel from "#theme/carousel/carousel.element.ts";
import megaMenu from "#theme/mega-menu/mega-menu.element.ts";
import tabSlider from "#theme/tab-slider/tab-slider.element.ts";
import gallery from "#website/gallery/gallery.element.ts";
import slideshow from "#website/slideshow/slideshow.element.ts";
import { until } from "../state/visitor.ts";

for (const declaration of [surveyResults, attachmentViewer, megaMenu, gallery, slideshow, carousel, tabSlider])
  define(declaration);

/** Controls that the left and right arrow lead along a line of text. */
interface Line {
  /** Files with its keys; `test/unit/shared/ui/arrow-keys.test.ts` finds those that are missing. */
  readonly keys: string;
  /** Markup of three, of which the first is the current one; `lang` is an attribute of the element, or empty. */
  readonly markup: (lang: string) => string;
  /** Prepares the element, and gives where the keys are pressed. */
  readonly start: (box: HTMLElement) => EventTarget | Promise<EventTarget>;
  /** Place of the current one, from 0. */
  readonly at: (box: HTMLElement) => number;
  /** True if the page has its direction, not an element. */
  readonly isPage?: boolean;
}

const find = <T extends HTMLElement = HTMLElement>(box: Element, selector: string) =>
  (box.firstElementChild!.shadowRoot ?? box).querySelector<T>(selector);
const appears = async (box: Element, selector: string) => {
  await until(() => find(box, selector), `no ${selector}`);
  return find(box, selector)!;
};
const three = `${image("tan", "1")}${image("teal", "2")}${image("olive", "3")}`;
const items = JSON.stringify(["a", "b", "c"].map((name, at) => ({ id: at + 1, name, mimetype: "image/png" })));
const answers = JSON.stringify(["a", "b", "c"].map((text, at) => ({ text, count: 3 - at, answer_id: at })));
const activeLink = () => document.activeElement?.textContent ?? "";
const openTab = (box: Element) => [...box.querySelectorAll(".nav-link")].findIndex((tab) => tab.matches(".active"));

const lines: Readonly<Record<string, Line>> = {
  "suite-slideshow": {
    keys: "widgets/website/common/slides/track.ts",
    markup: (lang) => `<suite-slideshow ${lang}>${three}</suite-slideshow>`,
    start: (box) => appears(box, "[part=slides]"),
    at: (box) => parseInt(find(box, "[aria-live]")!.innerText, 10) - 1,
  },
  "suite-gallery": {
    keys: "widgets/website/gallery/lightbox/use-track.ts",
    markup: (lang) => `<suite-gallery ${lang}>${three}</suite-gallery>`,
    async start(box) {
      await until(() => box.querySelector("img[role=button]"));
      box.querySelector("img")!.click();
      return appears(box, "[part=pictures]");
    },
    at: (box) => parseInt(find(box, "[part=caption]")!.innerText, 10) - 1,
  },
  "suite-attachment-viewer": {
    keys: "shared/ui/viewer/Viewer.tsx",
    markup: (lang) => `<suite-attachment-viewer ${lang} data-items='${items}'></suite-attachment-viewer>`,
    async start(box) {
      const host = box.firstElementChild as HTMLElement & { open(id: number): void };
      await until(() => host.matches(":state(ready)"));
      host.open(1);
      return appears(box, "dialog[open] [part=name]");
    },
    at: (box) => "abc".indexOf(find(box, "[part=name]")!.textContent),
  },
  "suite-mega-menu": {
    keys: "widgets/theme/mega-menu/keys.ts",
    markup: (lang) =>
      `<suite-mega-menu ${lang}>${["1", "2", "3"].map((name) => `<h4>${name}</h4><p><a href="#${name}">${name}</a></p>`).join("")}</suite-mega-menu>`,
    async start(box) {
      const host = box.firstElementChild!;
      await until(() => host.matches(":state(ready)") && !host.shadowRoot!.querySelector("button"));
      host.querySelector("a")!.focus();
      return host.querySelector("a")!;
    },
    at: () => Number(activeLink()) - 1,
  },
  "suite-carousel": {
    keys: "shared/ui/row-keys.ts",
    markup: (lang) =>
      `<suite-carousel ${lang} data-dots data-speed="100">${three}${image("tan", "4")}${image("teal", "5")}</suite-carousel>`,
    start: (box) => appears(box, "[part=dot]"),
    at: (box) => [...find(box, "[part=dots]")!.children].findIndex((dot) => dot.ariaCurrent === "true"),
  },
  "suite-tab-slider": {
    keys: "shared/ui/row-keys.ts",
    markup: (lang) =>
      `<suite-tab-slider ${lang} data-slider-id="1" data-layout="sh_corpomate_theme_tmpl_206"></suite-tab-slider>`,
    start: (box) => appears(box, "[role=tab]"),
    at: (box) => [...find(box, "[role=tablist]")!.children].findIndex((tab) => tab.ariaSelected === "true"),
  },
  "chart of suite-survey-results": {
    keys: "shared/ui/chart/ChartView.tsx",
    markup: (lang) =>
      `<suite-survey-results ${lang} data-graph-type="pie" data-graph-data='${answers}'></suite-survey-results>`,
    start: (box) => appears(box, "[role=slider]"),
    at: (box) => Number(find(box, "[role=slider]")!.ariaValueNow),
  },
  "tabs of a stock page": {
    keys: "widgets/website/page-behaviours/tabs.ts widgets/website/page-behaviours/menu-keys.ts",
    markup: () =>
      `<div><ul class="nav nav-tabs">${["a", "b", "c"].map((name, at) => `<li class="nav-item"><a class="nav-link ${at ? "" : "active"}" data-toggle="tab" href="#${name}">${name}</a></li>`).join("")}</ul>
      <div class="tab-content">${["a", "b", "c"].map((name) => `<div class="tab-pane" id="${name}">${name}</div>`).join("")}</div></div>`,
    start: (box) => box.querySelector(".nav-link")!,
    at: openTab,
    isPage: true,
  },
  "carousel of a stock page": {
    keys: "widgets/website/page-behaviours/carousel.ts",
    markup: () =>
      `<div class="carousel"><div class="carousel-inner">${["active", "", ""].map((name, at) => `<div class="carousel-item ${name}">${at}</div>`).join("")}</div></div>`,
    start: (box) => box.querySelector(".carousel")!,
    at: (box) => [...box.querySelectorAll(".carousel-item")].findIndex((slide) => slide.matches(".active")),
    isPage: true,
  },
};

const shortcuts = ["altKey", "ctrlKey", "metaKey"] as const;

describe("arrow keys", () => {
  beforeEach(async () => {
    // the calls of what is placed are of no interest
    stub(console, "error");
    await setViewport({ width: 1000, height: 700 });
    await emulateMedia({ reducedMotion: "reduce" });
  });
  afterEach(async () => {
    restore();
    fixtureCleanup();
    await leave();
    await setViewport({ width: 800, height: 600 });
    await emulateMedia({ reducedMotion: "no-preference" });
  });

  for (const [name, { markup, start, at, isPage }] of Object.entries(lines)) {
    const ways = [
      ["from left to right", "ltr", "", "ArrowRight"],
      ["from right to left", "rtl", "", "ArrowLeft"],
      ["from right to left by its own language", "ltr", 'data-lang="ar"', "ArrowLeft"],
      ["from left to right by its own language", "rtl", 'data-lang="en"', "ArrowRight"],
    ] as const;
    for (const [way, dir, lang, forward] of isPage ? ways.slice(0, 2) : ways)
      it(`${name}: lead forward ${way}, and leave shortcuts to the browser`, async () => {
        document.documentElement.dir = dir;
        const box = isPage ? await builtInPage(markup(lang)) : await fixture<HTMLElement>(`<div>${markup(lang)}</div>`);
        const target = await start(box);
        await until(() => at(box) === 0, "the first is not the current one");
        const press = (init: KeyboardEventInit) =>
          !target.dispatchEvent(
            new KeyboardEvent("keydown", { bubbles: true, composed: true, cancelable: true, ...init }),
          );
        for (const shortcut of shortcuts)
          expect([press({ key: forward, [shortcut]: true }), at(box)], shortcut).to.deep.equal([false, 0]);
        expect(press({ key: forward }), "the page does not scroll").to.equal(true);
        await until(() => at(box) === 1, `${forward} leads to ${at(box)}`);
      });
  }
});
