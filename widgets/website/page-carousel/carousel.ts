import { marked, option } from "../common/page/markup.ts";
import { directionOf } from "../common/page/motion.ts";
import { keepTime } from "./carousel-time.ts";
import { around, classed, on, write } from "../common/page/page.ts";
import { targetsOf } from "../common/page/target.ts";

export const carouselSelector = ".carousel:not(.owl-carousel)";
export const indicators = marked("slide-to");

const slidesOf = (carousel: Element) => [...carousel.querySelectorAll(".carousel-item")];

/** The style sheet draws the change: slides lie on one another, so that all are as high as the highest (behaviour/website-misc.md item 31). */
function show(carousel: Element, to: number) {
  const slides = slidesOf(carousel);
  if (!slides[to]) return;
  for (const [at, slide] of slides.entries()) classed(slide, "active", at === to);
  for (const indicator of carousel.querySelectorAll(indicators)) {
    const isCurrent = Number(option(indicator, "slide-to")) === to;
    classed(indicator, "active", isCurrent);
    write(indicator, { "aria-current": isCurrent ? "true" : null });
  }
}

function step(carousel: Element, sign: number) {
  const slides = slidesOf(carousel);
  const to = slides.findIndex((slide) => slide.matches(".active")) + sign;
  if (slides[to] || option(carousel, "wrap") !== "false") show(carousel, (to + slides.length) % slides.length);
}

export function carousels(): void {
  on("click", `${marked("slide")},${indicators}`, (control, event) => {
    const carousel = around(control, carouselSelector) ?? targetsOf(control, carouselSelector)[0];
    if (!carousel) return;
    event.preventDefault();
    const slide = option(control, "slide");
    if (slide) step(carousel, slide === "prev" ? -1 : 1);
    else show(carousel, Number(option(control, "slide-to")));
  });
  on("keydown", carouselSelector, (carousel, event) => {
    const sign = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!sign || around(event.target, "input,textarea,select") || option(carousel, "keyboard") === "false") return;
    event.preventDefault();
    step(carousel, sign * directionOf(carousel));
  });
}

/** Slides change by themselves where their author says so. */
export function setUpCarousel(carousel: HTMLElement): void {
  if (!slidesOf(carousel)[1]) return;
  step(carousel, 0);
  for (const indicator of carousel.querySelectorAll(indicators))
    if (!indicator.textContent.trim() && !indicator.ariaLabel)
      write(indicator, { "aria-label": String(Number(option(indicator, "slide-to")) + 1) });
  keepTime(carousel, () => step(carousel, 1));
}
