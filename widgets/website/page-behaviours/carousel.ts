import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { placeOf } from "./menu-keys.ts";
import { marked, option, targetsOf } from "./page/markup.ts";
import { directionOf } from "./page/motion.ts";
import { around, atEnd, classed, each, on, onPress, write } from "./page/run.ts";

const carouselSelector = ".carousel:not(.owl-carousel)";
const indicators = marked("slide-to");

/** Parts of this carousel, without those of a carousel in a slide. */
const partsOf = (carousel: Element, selector: string) =>
  [...carousel.querySelectorAll(selector)].filter((part) => around(part, ".carousel") === carousel);
const slidesOf = (carousel: Element) => partsOf(carousel, ".carousel-item");

/** The style sheet animates the change: slides lie on one another, so that all are as high as the highest. */
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

/**
 * Calls `act` every `data-interval` ms (default 5000, at least 1000; never if 0 or `false`), except while the pointer or the focus is in the
 * carousel, while the page is hidden, or if the visitor prefers reduced motion (WCAG 2.2.2).
 */
function keepTime(carousel: HTMLElement, act: () => void): void {
  const interval = Number(option(carousel, "interval") ?? 5000);
  // the browser treats longer intervals as 0
  const moves = interval > 0 && interval < 2 ** 31;
  const inner = carousel.querySelector(".carousel-inner");
  if (inner) write(inner, { "aria-live": moves && !prefersReducedMotion() ? "off" : "polite" });
  if (!moves) return;
  const pauses = option(carousel, "pause") === "false" ? ":focus-within" : ":hover,:focus-within";
  const timer = setInterval(
    () => {
      if (!carousel.matches(pauses) && !prefersReducedMotion() && !ownDocument.hidden) act();
    },
    Math.max(interval, 1000),
  );
  atEnd(() => clearInterval(timer));
}

/** Starts the automatic change if the markup asks for it. */
function setUpCarousel(carousel: HTMLElement): void {
  if (!slidesOf(carousel)[1]) return;
  step(carousel, 0);
  keepTime(carousel, () => step(carousel, 1));
}
