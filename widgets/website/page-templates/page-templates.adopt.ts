import type { PageAdoption } from "#shared/element/index.ts";

/** Placeholders of the page for templates of the suite. */
export default {
  chunk: "page-templates",
  budget: 2.6,
  selector: "#wrapwrap [data-oe-call]",
} satisfies PageAdoption;
