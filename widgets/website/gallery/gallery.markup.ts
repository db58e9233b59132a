import { collapseSpace } from "#shared/element/index.ts";
import type { Picture } from "./gallery.types.ts";

export const imagesOf = (host: Element): readonly HTMLImageElement[] => [...host.querySelectorAll("img")];

/** Returns the link around a picture if it leads to a picture: the same one, larger. */
function largerOf(image: Element): HTMLAnchorElement | undefined {
  const link = image.closest<HTMLAnchorElement>("a[href]");
  const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$|^\/web\/image\//i;
  return link && /^https?:$/.test(link.protocol) && isPicture.test(link.pathname) ? link : undefined;
}

/**
 * Returns the control that opens a picture: the image itself, or the link to a larger one. Undefined in links and buttons with another purpose,
 * which they keep.
 */
export const controlOf = (image: HTMLElement): HTMLElement | undefined =>
  largerOf(image) ?? (image.closest("a[href],button,label") ? undefined : image);

/** Returns the name of a picture: its caption, alternative text or tooltip. */
function captionOf(image: HTMLImageElement): string {
  const caption = image.closest("figure")?.querySelector("figcaption");
  return collapseSpace(caption?.textContent) || image.alt || image.title;
}

/** Reads a picture of the page. Ignores `data-name`: the suite's editor writes the name of the block there, which is the same for every picture. */
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
