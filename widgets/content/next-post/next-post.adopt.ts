import type { Adoption } from "#shared/element/index.ts";

/** Cover at the end of a post, whose link is invisible. */
export default {
  selector: ".cover_footer:has(.js_next[href])",
  read: (markup) => ({ href: markup.querySelector(".js_next")!.getAttribute("href")! }),
} satisfies Adoption;
