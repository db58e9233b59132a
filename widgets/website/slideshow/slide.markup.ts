import { collapseSpace } from "#shared/element/index.ts";

/** Returns the suite's own carousel in a host; null if each child is a slide. */
export const carouselIn = (host: Element): Element | null => host.querySelector(".carousel");

/** Returns the picture of a slide: the slide itself or an image in it. */
export const imageOf = (slide: Element): HTMLImageElement | null =>
  slide.matches("img") ? (slide as HTMLImageElement) : slide.querySelector("img");

/** Returns the name of a slide: its caption, alternative text or tooltip; empty without one. */
export function nameOf(slide: Element): string {
  const image = imageOf(slide);
  const caption = slide.querySelector("figcaption,.carousel-caption");
  return collapseSpace(caption?.textContent) || image?.alt || image?.title || "";
}
