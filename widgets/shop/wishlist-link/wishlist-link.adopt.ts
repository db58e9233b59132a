import type { Adoption } from "#shared/element/index.ts";

/** Adopts the item of the built-in page's menu, and keeps the item's link. */
export default {
  selector: "#my_wish",
  place: "end",
  read(item) {
    // the last link, which is next to the element
    const href = [...item.querySelectorAll("a")].at(-1)?.getAttribute("href");
    return href == null ? "it has no link" : { href };
  },
} satisfies Adoption;
