import { defineWidget, text } from "#shared/element/index.ts";
import { nextPost } from "../i18n/en.json";
import adopts from "./next-post.adopt.ts";
import css from "./next-post.css";
import pageCss from "./next-post.page.css";
import { createNextPost } from "./next-post.store.ts";
import { NextPost } from "./NextPost.tsx";

const texts = { nextPost };

export default defineWidget({
  tag: "suite-next-post",
  area: "content",
  summary: "Link to the next post around its cover, which grows to the window before the navigation",
  example:
    '<suite-next-post data-href="/blog/our-blog-1/post/what-a-table-costs-2"><h2>What a table costs</h2></suite-next-post>',
  attributes: { href: text({ required: true, doc: "Address of the next post" }) },
  states: { leaving: "The visitor pressed the link, and the cover grows", grown: "The cover is as high as the window" },
  parts: { link: "Link around the content" },
  slots: { "": "Title and cover of the next post" },
  box: { display: "block" },
  texts,
  styles: [css],
  pageStyles: [pageCss],
  adopts,
  rare: true,
  store: createNextPost,
  component: NextPost,
});
