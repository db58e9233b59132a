import type { Size } from "./geometry.ts";
import type { Picture } from "./zoom.store.ts";

export const imageIn = (host: Element): HTMLImageElement | null => host.querySelector("img");

/** A link around the picture to a larger one. */
function largerLink(image: Element): HTMLAnchorElement | null {
  const link = image.closest<HTMLAnchorElement>("a[href]");
  const isPicture = /\.(avif|gif|jpe?g|png|svg|webp)$|^\/web\/image\//i;
  return link && /^https?:$/.test(link.protocol) && isPicture.test(link.pathname) ? link : null;
}

/** What is pressed to see the picture large. Undefined in links and buttons that do something else, which goes on. */
export const controlOf = (image: HTMLElement): HTMLElement | undefined =>
  largerLink(image) ?? (image.closest("a[href],button,label,summary") ? undefined : image);

/** Visible part of the picture, in its own px. */
export const frameOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement): Size => ({ width, height });

/** Of the pictures of a product one alone has a size, that which is shown. */
const roomOf = (image: HTMLElement): Size => frameOf(image.closest<HTMLElement>(".carousel") ?? image);

/**
 * Reads the picture, as often as anything in it changes. A large picture belongs to the one with which it came: the suite's answer about another
 * variant changes the address of that alone, which is its own large picture then.
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
      room: roomOf(image),
      hasRoom: matchMedia("(width > 467px)").matches,
    };
  };
}
