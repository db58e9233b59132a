import type { PageAdoption } from "#shared/element/index.ts";

/** Places of the page that the suite fills later. */
export default {
  chunk: "page-templates",
  budget: 2.6,
  selector: "#wrapwrap [data-oe-call]",
} satisfies PageAdoption;
