import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { indexAfter } from "./menu-keys.ts";
import { marked, option, targetsOf } from "./page/markup.ts";
import { directionOf } from "./page/motion.ts";
import { around, atEnd, atVisit, classed, each, on, onPress, write } from "./page/run.ts";

const carouselSelector = ".carousel:not(.owl-carousel)";
const indicators = marked("slide-to");

/** Returns the parts of this carousel, without those of a carousel in a slide. */
const partsOf = (carousel: Element, selector: string) =>
  [...carousel.querySelectorAll(selector)].filter((part) => around(part, ".carousel") === carousel);
const slidesOf = (carousel: Element) => partsOf(carousel, ".carousel-item");

/** Shows a slide. The style sheet animates the change and stacks the slides, so that all are as high as the highest. */
function show(carousel: Element, to: number) {
  const slides = slidesOf(carousel);
  if (!slides[to]) return;
  for (const [index, slide] of slides.entries()) classed(slide, "active", index === to);
  for (const indicator of partsOf(carousel, indicators)) {
    const index = Number(option(indicator, "slide-to"));
    classed(indicator, "active", index === to);
    write(indicator, { "aria-current": index === to ? "true" : null });
    if (!indicator.textContent.trim() && !indicator.ariaLabel) write(indicator, { "aria-label": `${index + 1}` });
  }
}

function step(carousel: Element, sign: number) {
  const slides = slidesOf(carousel);
  const to = slides.findIndex((slide) => slide.matches(".active")) + sign;
  if (slides[to] || option(carousel, "wrap") !== "false") show(carousel, (to + slides.length) % slides.length);
}

/** Handles the controls and keys of carousels. */
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
    const sign = /^Arrow(Left|Right)$/.test(event.key) && indexAfter(event.key, 0, directionOf(carousel));
    if (!sign || around(event.target, "input,select,textarea") || option(carousel, "keyboard") === "false") return;
    event.preventDefault();
    step(carousel, sign);
  });
}

/**
 * Calls `handler` every `data-interval` ms of a visit (default 5000, at least 1000; never if 0 or `false`), except while the pointer or the focus is in the
 * carousel, while the page is hidden, or if the visitor prefers reduced motion (WCAG 2.2.2).
 */
function keepTime(carousel: HTMLElement, handler: () => void): void {
  const interval = Number(option(carousel, "interval") ?? 5000);
  // the browser treats longer intervals as 0
  const isAutomatic = interval > 0 && interval < 2 ** 31;
  const inner = carousel.querySelector(".carousel-inner");
  if (inner) write(inner, { "aria-live": isAutomatic && !prefersReducedMotion() ? "off" : "polite" });
  if (!isAutomatic) return;
  const pauses = option(carousel, "pause") === "false" ? ":focus-within" : ":hover,:focus-within";
  const tick = () => {
    if (!carousel.matches(pauses) && !prefersReducedMotion() && !ownDocument.hidden) handler();
  };
  atVisit(() => {
    const timer = setInterval(tick, Math.max(interval, 1000));
    atEnd(() => clearInterval(timer));
  });
}

/** Completes the state of a carousel with several slides, and starts its automatic change. */
function setUpCarousel(carousel: HTMLElement): void {
  if (!slidesOf(carousel)[1]) return;
  step(carousel, 0);
  keepTime(carousel, () => step(carousel, 1));
}
