import { placeOf } from "../menu-keys.ts";
import { marked, option } from "../page/markup.ts";
import { directionOf } from "../page/motion.ts";
import { around, classed, each, on, onPress, write } from "../page/page.ts";
import { targetsOf } from "../page/target.ts";
import { keepTime } from "./carousel-time.ts";

const carouselSelector = ".carousel:not(.owl-carousel)";
const indicators = marked("slide-to");

/** A carousel in a slide has slides and indicators of its own. */
const partsOf = (carousel: Element, selector: string) =>
  [...carousel.querySelectorAll(selector)].filter((part) => around(part, ".carousel") === carousel);
const slidesOf = (carousel: Element) => partsOf(carousel, ".carousel-item");

/** The style sheet draws the change: slides lie on one another, so that all are as high as the highest (behaviour/website-misc.md item 31). */
function show(carousel: Element, to: number) {
  const slides = slidesOf(carousel);
  if (!slides[to]) return;
  for (const [at, slide] of slides.entries()) classed(slide, "active", at === to);
  for (const indicator of partsOf(carousel, indicators)) {
    const place = Number(option(indicator, "slide-to"));
    classed(indicator, "active", place === to);
    write(indicator, { "aria-current": place === to ? "true" : null });
    if (!indicator.textContent.trim() && !indicator.ariaLabel) write(indicator, { "aria-label": `${place + 1}` });
  }
}

function step(carousel: Element, sign: number) {
  const slides = slidesOf(carousel);
  const to = slides.findIndex((slide) => slide.matches(".active")) + sign;
  if (slides[to] || option(carousel, "wrap") !== "false") show(carousel, (to + slides.length) % slides.length);
}

export function carousels(): void {
  each(carouselSelector, setUpCarousel);
  onPress(`${marked("slide")},${indicators}`, (control) => {
    const carousel = around(control, carouselSelector) ?? targetsOf(control, carouselSelector)[0];
    if (!carousel) return;
    const slide = option(control, "slide");
    if (slide) step(carousel, slide === "prev" ? -1 : 1);
    else show(carousel, Number(option(control, "slide-to")));
  });
  on("keydown", carouselSelector, (carousel, event) => {
    const sign = /^Arrow(Left|Right)$/.test(event.key) && placeOf(event.key, 0, directionOf(carousel));
    if (!sign || around(event.target, "input,select,textarea") || option(carousel, "keyboard") === "false") return;
    event.preventDefault();
    step(carousel, sign);
  });
}

/** Slides change by themselves where their author says so. */
function setUpCarousel(carousel: HTMLElement): void {
  if (!slidesOf(carousel)[1]) return;
  step(carousel, 0);
  keepTime(carousel, () => step(carousel, 1));
}
