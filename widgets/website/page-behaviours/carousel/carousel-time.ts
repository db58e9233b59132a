import { prefersReducedMotion } from "../../../../shared/a11y/index.ts";
import { ownDocument } from "../../../../shared/element/index.ts";
import { option } from "../page/markup.ts";
import { atEnd, write } from "../page/page.ts";

/** ms; shorter ones nobody could follow, longer ones the browser takes for none at all. */
const [shortest, longest] = [1000, 2 ** 31 - 1];

/**
 * Calls every `data-interval` ms (default 5000; 0 and `false` are never), but not while the pointer or the focus is in the carousel, while
 * nobody sees the page, and never for who wants no motion (WCAG 2.2.2).
 */
export function keepTime(carousel: HTMLElement, act: () => void): void {
  const interval = Number(option(carousel, "interval") ?? 5000);
  const moves = interval > 0;
  const inner = carousel.querySelector(".carousel-inner");
  if (inner) write(inner, { "aria-live": moves && !prefersReducedMotion() ? "off" : "polite" });
  if (!moves) return;
  const pauses = option(carousel, "pause") === "false" ? ":focus-within" : ":hover,:focus-within";
  const timer = setInterval(
    () => {
      if (!carousel.matches(pauses) && !prefersReducedMotion() && !ownDocument.hidden) act();
    },
    Math.min(longest, Math.max(interval, shortest)),
  );
  atEnd(() => clearInterval(timer));
}
