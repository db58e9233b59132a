import { untilAbort } from "#shared/state/index.ts";

/** Maximum time to wait for a cover, ms. @see docs/reference/content.md#content-28 */
const timeout = 5000;

/** Calls `settled` once the pictures of a post have loaded or failed, or after 5 s; not after the signal. */
export function awaitCovers(post: Element, signal: AbortSignal, settled: () => void): void {
  const images = [...post.querySelectorAll("img")];
  const check = () => images.every(({ complete }) => complete) && settled();
  for (const image of images) for (const type of ["load", "error"]) image.addEventListener(type, check, { signal });
  const timer = setTimeout(settled, timeout);
  untilAbort(signal, () => clearTimeout(timer));
  check();
}
