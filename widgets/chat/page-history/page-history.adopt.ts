import type { PageAdoption } from "#shared/element/index.ts";

/** Pages of the suite. An operator of a chat may request the pages that a visitor has seen. */
export default {
  chunk: "page-history",
  budget: 1.6,
  selector: "html[data-website-id]",
} satisfies PageAdoption;
