import type { Adoption } from "#shared/element/index.ts";

/** A blog's page, which is its `#wrap`: icons of its posts, and text that may be selected (behaviour/events-blog-rating.md section 2). */
export default { tag: "suite-blog-share", selector: ".website_blog", place: "inside" } satisfies Adoption;
