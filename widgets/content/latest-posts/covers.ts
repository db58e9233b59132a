import { untilAbort } from "#shared/state/index.ts";

/** How long a cover may take until its place waits no more, ms (spec shop-survey-payment-theme, section 9). */
const patience = 5000;

/** Calls `settled` once the pictures of a post are there, or cannot be, or 5 s are over; not after the signal. */
export function awaitCovers(post: Element, signal: AbortSignal, settled: () => void): void {
  const images = [...post.querySelectorAll("img")];
  const look = () => images.every(({ complete }) => complete) && settled();
  for (const image of images) for (const type of ["load", "error"]) image.addEventListener(type, look, { signal });
  const timer = setTimeout(settled, patience);
  untilAbort(signal, () => clearTimeout(timer));
  look();
}
