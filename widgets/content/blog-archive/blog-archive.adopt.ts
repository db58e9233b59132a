import type { Adoption } from "#shared/element/index.ts";

/** Years of a blog, whose months follow each (behaviour/events-blog-rating.md item 19). */
export default { tag: "suite-blog-archive", selector: "ul:has(> li.blog_post_year_collapse)" } satisfies Adoption;
