import { prefersReducedMotion } from "#shared/a11y/index.ts";
import { ownDocument } from "#shared/element/index.ts";
import { option } from "../page/markup.ts";
import { atEnd, write } from "../page/page.ts";

/**
 * Calls every `data-interval` ms (default 5000, 1000 at least; 0 and `false` are never), but not while the pointer or the focus is in the carousel, while
 * nobody sees the page, and never for who wants no motion (WCAG 2.2.2).
 */
export function keepTime(carousel: HTMLElement, act: () => void): void {
  const interval = Number(option(carousel, "interval") ?? 5000);
  // the browser takes a longer one for none at all
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
