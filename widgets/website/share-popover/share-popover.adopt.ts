import type { Adoption } from "#shared/element/index.ts";

/** A control of the page's, which stays (behaviour/website-misc.md item 39). */
export default {
  tag: "suite-share-popover",
  selector: ".oe_social_share",
  attributes: { social: "data-social", hashtags: "data-hashtags" },
} satisfies Adoption;
