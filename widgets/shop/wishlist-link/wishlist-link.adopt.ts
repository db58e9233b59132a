import type { Adoption } from "#shared/element/index.ts";

/** The item of the built-in page's menu, whose link stays. */
export default {
  selector: "#my_wish",
  place: "end",
  read(item) {
    // the last, which stands nearest to the element
    const href = [...item.querySelectorAll("a")].at(-1)?.getAttribute("href");
    return href == null ? "it has no link" : { href };
  },
} satisfies Adoption;
