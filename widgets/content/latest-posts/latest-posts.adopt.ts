import type { Adoption } from "#shared/element/index.ts";

/** The block that the stock script fills (behaviour/events-blog-rating.md item 24). */
export default {
  tag: "suite-latest-posts",
  selector: ".js_get_posts",
  attributes: { limit: "data-posts-limit", "blog-id": "data-filter-by-blog-id", template: "data-template" },
} satisfies Adoption;
