import { custom, defineWidget } from "#shared/element/index.ts";
import { buttonCss, spinnerCss } from "#shared/ui/index.ts";
import { blogShare } from "../i18n/en.json";
import { createBlogShare, events, parseUses } from "./blog-share.store.ts";
import { BlogShare } from "./BlogShare.tsx";

const texts = { blogShare };

export default defineWidget({
  tag: "suite-blog-share",
  area: "content",
  summary: "Shares posts by their links, and what a reader selects in one",
  example:
    '<suite-blog-share data-share="tweet"><article><h2>Oil, soap or nothing at all</h2><p>Every finish is a promise.</p></article></suite-blog-share>',
  attributes: {
    share: custom({
      parse: parseUses,
      expected: "tweet, comment or both",
      doc: "What may be done with a text of 5 characters and more that a reader selects: `tweet` it, quote it in a `comment`; without it, what classes `js_tweet` and `js_comment` of the page say, or else both",
    }),
  },
  events,
  states: { selected: "A text is selected, and can be shared" },
  parts: {
    popover: "What is offered for a selected text",
    button: "A button in it",
    link: "Its link to a network",
    spinner: "The loading indicator in a button",
  },
  slots: {
    "": "Posts, as `article` with a heading; a link of one with `data-network` of `twitter`, `facebook` or `linkedin` shares it",
  },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss],
  // a blog's page, which is its `#wrap`: icons of its posts, and text that may be selected
  adopts: { selector: ".website_blog", place: "inside" },
  enhances: true,
  rare: true,
  budget: 2.7,
  store: createBlogShare,
  component: BlogShare,
});
