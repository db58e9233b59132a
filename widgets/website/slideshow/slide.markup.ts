import { collapseSpace } from "#shared/element/index.ts";

/** The picture of a slide, which may be all of it. */
export const imageOf = (slide: Element): HTMLImageElement | null =>
  slide.matches("img") ? (slide as HTMLImageElement) : slide.querySelector("img");

/** What stands below a picture, else what is written for those who do not see it, else its tooltip; empty where it has no name. */
export function nameOf(slide: Element): string {
  const image = imageOf(slide);
  const below = slide.querySelector("figcaption,.carousel-caption");
  return collapseSpace(below?.textContent) || image?.alt || image?.title || "";
}
