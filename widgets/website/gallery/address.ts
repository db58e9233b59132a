import { ownDocument } from "#shared/element/index.ts";
import { writeAddress } from "#shared/html/index.ts";
import type { Address } from "./gallery.types.ts";

/** The gallery's id, else its place among those of the page, from 1. */
const nameOf = (host: HTMLElement): string =>
  host.id ||
  host.querySelector(".o_gallery[id]")?.id ||
  String([...ownDocument.querySelectorAll(host.localName)].indexOf(host) + 1);

/** `#gallery-kitchen-3` is the third picture of the gallery of that id, `#gallery-1-3` that of the page's first gallery. */
export function createAddress(host: HTMLElement): Address {
  const prefix = `#gallery-${encodeURIComponent(nameOf(host))}-`;
  const isNamed = () => location.hash.startsWith(prefix);
  /** The entry of the history is ours: going back leaves it. */
  let isOurs = false;
  /** Going back takes a moment, in which another picture may be opened. */
  let leaving = false;
  let next: number | undefined;

  const read = () => {
    const [, place = ""] = /^(\d{1,4})$/.exec(isNamed() ? location.hash.slice(prefix.length) : "") ?? [];
    return place ? Number(place) - 1 : -1;
  };
  const write = (at: number) => {
    if (leaving) {
      next = at;
      return;
    }
    const address = `${prefix}${at + 1}`;
    if (isNamed()) writeAddress(address);
    else {
      writeAddress(address, true);
      isOurs = true;
    }
  };
  return {
    read,
    write,
    leave() {
      next = undefined;
      if (leaving || !isNamed()) return;
      leaving = isOurs;
      if (isOurs) history.back();
      else writeAddress("");
      isOurs = false;
    },
    watch(act, signal) {
      addEventListener(
        "popstate",
        () => {
          if (!leaving) {
            isOurs = false;
            act();
            return;
          }
          leaving = false;
          if (next !== undefined) write(next);
          next = undefined;
        },
        { signal },
      );
    },
  };
}
