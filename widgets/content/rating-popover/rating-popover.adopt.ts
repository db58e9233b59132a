import type { Adoption } from "#shared/element/index.ts";

/** Faces of a project's ratings, whose texts are elsewhere in the page (behaviour/events-blog-rating.md item 38). */
export default {
  tag: "suite-rating-popover",
  selector: ".o_portal_project_rating .o_rating_image[data-id]",
  attributes: { rating: "data-id", date: "data-rating-date" },
} satisfies Adoption;
