import type { PageAdoption } from "#shared/element/index.ts";

/** Pages of the suite: an operator of a chat may ask which of them a visitor has read. */
export default {
  chunk: "page-history",
  budget: 1.6,
  selector: "html[data-website-id]",
} satisfies PageAdoption;
