import { ownDocument } from "#shared/element/index.ts";
import { writeAddress } from "#shared/html/index.ts";
import type { Address } from "./gallery.types.ts";

/** Returns the gallery's id, or its position among the galleries of the page, from 1. */
const nameOf = (host: HTMLElement): string =>
  host.id ||
  host.querySelector(".o_gallery[id]")?.id ||
  String([...ownDocument.querySelectorAll(host.localName)].indexOf(host) + 1);

/** Creates the gallery's part of the address: `#gallery-kitchen-3` is the third picture of the gallery with this id, `#gallery-1-3` the one of the page's first gallery. */
export function createAddress(host: HTMLElement): Address {
  const prefix = `#gallery-${encodeURIComponent(nameOf(host))}-`;
  const isCurrent = () => location.hash.startsWith(prefix);
  /** True if this gallery added the current history entry: closing then goes back. */
  let isOwn = false;
  /** True while the browser goes back, when the visitor may open another picture. */
  let isGoingBack = false;
  let next: number | undefined;

  const read = () => {
    const [, number = ""] = /^(\d{1,4})$/.exec(isCurrent() ? location.hash.slice(prefix.length) : "") ?? [];
    return number ? Number(number) - 1 : -1;
  };
  const write = (at: number) => {
    if (isGoingBack) {
      next = at;
      return;
    }
    const address = `${prefix}${at + 1}`;
    if (isCurrent()) writeAddress(address);
    else {
      writeAddress(address, true);
      isOwn = true;
    }
  };
  return {
    read,
    write,
    clear() {
      next = undefined;
      if (isGoingBack || !isCurrent()) return;
      isGoingBack = isOwn;
      if (isOwn) history.back();
      else writeAddress("");
      isOwn = false;
    },
    watch(handler, signal) {
      addEventListener(
        "popstate",
        () => {
          if (!isGoingBack) {
            isOwn = false;
            handler();
            return;
          }
          isGoingBack = false;
          if (next !== undefined) write(next);
          next = undefined;
        },
        { signal },
      );
    },
  };
}
