import type { Size } from "./geometry.ts";
import type { Picture } from "./zoom.store.ts";

export const imageIn = (host: Element): HTMLImageElement | null => host.querySelector("img");

/** Returns the link around the picture if it leads to a picture. */
function largerLink(image: Element): HTMLAnchorElement | null {
  const link = image.closest<HTMLAnchorElement>("a[href]");
  const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$|^\/web\/image\//i;
  return link && /^https?:$/.test(link.protocol) && isPicture.test(link.pathname) ? link : null;
}

/** Returns the element that visitors press to enlarge the picture; undefined inside of links and buttons with another purpose. */
export const controlOf = (image: HTMLElement): HTMLElement | undefined =>
  largerLink(image) ?? (image.closest("a[href],button,label,summary") ? undefined : image);

/** Returns the visible size of the picture, in its own px. */
export const frameOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({ width, height });

/** Returns the displayed size; in a carousel only the current picture has one, and so the carousel's is used. */
const displayedSize = (image: HTMLElement): Size => frameOf(image.closest<HTMLElement>(".carousel") ?? image);

/**
 * Reads the picture.
 * @param written address of the large picture that the element's attribute names; empty if none
 */
export function readPicture(image: HTMLImageElement, written: string): Picture {
  const src = image.src || image.currentSrc;
  const address = written || largerLink(image)?.href || image.dataset["zoomImage"] || "";
  return {
    src,
    alt: image.alt,
    large: address && URL.canParse(address, image.baseURI) ? new URL(address, image.baseURI).href : src,
    natural: { width: image.naturalWidth, height: image.naturalHeight },
    displayed: displayedSize(image),
    hasRoom: matchMedia("(width > 467px)").matches,
  };
}
