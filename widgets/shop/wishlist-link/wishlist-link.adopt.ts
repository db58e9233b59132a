import type { Adoption } from "../../../shared/element/index.ts";

/** The item of the stock page's menu, whose link stays (behaviour/wishlist-compare.md item 2). */
export default {
  tag: "suite-wishlist-link",
  selector: "#my_wish",
  place: "inside",
  read: (item) => ({ href: item.querySelector("a")?.getAttribute("href") ?? "" }),
} satisfies Adoption;
