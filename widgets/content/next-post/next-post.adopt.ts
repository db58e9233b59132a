import type { Adoption } from "#shared/element/index.ts";

/** The cover at the end of a post, whose link nobody sees. */
export default {
  selector: ".cover_footer:has(.js_next[href])",
  read: (markup) => ({ href: markup.querySelector(".js_next")!.getAttribute("href")! }),
} satisfies Adoption;
