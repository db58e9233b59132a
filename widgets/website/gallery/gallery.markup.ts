import { collapseSpace } from "#shared/element/index.ts";
import type { Picture } from "./gallery.types.ts";

export const imagesOf = (host: Element): readonly HTMLImageElement[] => [...host.querySelectorAll("img")];

/** A link around a picture that leads to a picture: the same one, larger. */
function largerOf(image: Element): HTMLAnchorElement | undefined {
  const link = image.closest<HTMLAnchorElement>("a[href]");
  const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$|^\/web\/image\//i;
  return link && /^https?:$/.test(link.protocol) && isPicture.test(link.pathname) ? link : undefined;
}

/**
 * What is pressed to see a picture large: itself, or the link to a larger one. Undefined in links and buttons that do something else, which
 * goes on.
 */
export const controlOf = (image: HTMLElement): HTMLElement | undefined =>
  largerOf(image) ?? (image.closest("a[href],button,label") ? undefined : image);

/** The name of a picture: what stands below it, else what is written for those who do not see it, else its tooltip. */
function captionOf(image: HTMLImageElement): string {
  const below = image.closest("figure")?.querySelector("figcaption");
  return collapseSpace(below?.textContent) || image.alt || image.title;
}

/** In the built-in markup `data-name` is the same word for every picture: what the editor calls such a block. */
export function pictureOf(image: HTMLImageElement): Picture {
  const thumbnail = image.currentSrc || image.src;
  const larger = largerOf(image);
  return {
    src: larger?.href ?? image.src,
    srcset: larger ? "" : image.srcset,
    thumbnail,
    alt: image.alt,
    caption: captionOf(image),
  };
}
