import { defineWidget } from "#shared/element/index.ts";
import { bind } from "./blog-archive.bind.ts";
import pageCss from "./blog-archive.page.css";
import { createBlogArchive } from "./blog-archive.store.ts";

export default defineWidget({
  tag: "suite-blog-archive",
  area: "content",
  summary: "Folds the months of a blog's years, except the current one",
  example:
    '<suite-blog-archive><ul><li><span>2026</span><ul><li><a href="/blog?date_begin=2026-10-01">October</a></li></ul></li><li><span>2025</span><ul><li><a href="/blog?date_begin=2025-06-01">June</a></li></ul></li></ul></suite-blog-archive>',
  attributes: {},
  slots: {
    "": "List of years: each item holds the year in a `span` or `button`, then a list of links. The year of the link with `aria-current` is open at first",
  },
  needsContent: true,
  box: { display: "block" },
  waiting: ":is(ul ul, ol ol):not(:has([aria-current], .active), .show) { display: none }",
  texts: {},
  styles: [],
  pageStyles: [pageCss],
  adopts: { selector: "ul:has(> li.blog_post_year_collapse)" },
  enhances: true,
  rare: true,
  store: createBlogArchive,
  bind,
});
