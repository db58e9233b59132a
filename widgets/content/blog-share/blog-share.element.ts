import { custom, defineWidget, partDocs } from "#shared/element/index.ts";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import { blogShare } from "../i18n/en.json";
import { bind } from "./blog-share.bind.ts";
import pageCss from "./blog-share.page.css";
import { createBlogShare, events, parseUses } from "./blog-share.store.ts";
import { BlogShare } from "./BlogShare.tsx";

const texts = { blogShare };

export default defineWidget({
  tag: "suite-blog-share",
  area: "content",
  summary: "Shares posts by their links, and text that a visitor selects in a post",
  example:
    '<suite-blog-share data-share="tweet"><article><h2>Oil, soap or nothing at all</h2><p>Every finish is a promise.</p></article></suite-blog-share>',
  attributes: {
    share: custom({
      parse: parseUses,
      expected: "tweet, comment or both",
      doc: "Actions for a selected text of at least 5 characters: `tweet`, and quote in a `comment`. Default: the actions of the page's classes `js_tweet` and `js_comment`, or both",
    }),
  },
  events,
  states: { selected: "A text is selected that can be shared" },
  parts: {
    popover: "Popover with the actions for the selected text",
    button: "Button in the popover",
    link: "Link in the popover to a network",
    spinner: partDocs.spinner,
  },
  slots: {
    "": "Posts, each an `article` with a heading. Links with `data-network` of `twitter`, `facebook` or `linkedin` share their post",
  },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss],
  pageStyles: [pageCss],
  // `#wrap` of a blog's page
  adopts: { selector: ".website_blog", place: "inside" },
  enhances: true,
  rare: true,
  budget: 2.7,
  store: createBlogShare,
  component: BlogShare,
  bind,
});
