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
 * Returns a function that reads the picture. A large picture belongs to the picture with which it was first seen: when the variant changes, the suite
 * changes the address of the picture alone, which is then its own large picture.
 */
export function createReader() {
  let pair = { given: "", src: "" };
  return (image: HTMLImageElement, written: string): Picture => {
    const src = image.src || image.currentSrc;
    const address = written || largerLink(image)?.href || image.dataset["zoomImage"] || "";
    const given = address && URL.canParse(address, image.baseURI) ? new URL(address, image.baseURI).href : "";
    if (given !== pair.given) pair = { given, src };
    return {
      src,
      alt: image.alt,
      large: given && src === pair.src ? given : src,
      natural: { width: image.naturalWidth, height: image.naturalHeight },
      room: displayedSize(image),
      hasRoom: matchMedia("(width > 467px)").matches,
    };
  };
}
