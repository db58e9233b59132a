import type { Adoption } from "#shared/element/index.ts";

/** The stock markup that this element takes the place of. */
export default {
  tag: "suite-sample",
  selector: ".js_sample",
  attributes: { label: "data-label" },
} satisfies Adoption;
