import { defineWidget, integer } from "#shared/element/index.ts";
import css from "./sticky-header.css";
import { createStickyHeader } from "./sticky-header.store.ts";
import { StickyHeader } from "./StickyHeader.tsx";

export default defineWidget({
  tag: "suite-sticky-header",
  area: "website",
  summary: "Keeps a page's header at the top of the window once it has been scrolled away",
  example: `<suite-sticky-header><nav aria-label="Main"><a href="#">Home</a></nav></suite-sticky-header>`,
  attributes: {
    offset: integer({
      default: 300,
      doc: "How far the page is scrolled beyond the header's upper edge before it comes, in pixels",
    }),
  },
  states: { stuck: "It is at the top of the window" },
  parts: { bar: "The header" },
  slots: { "": "The header. It is there once: nothing of it is copied" },
  needsContent: true,
  box: { display: "block" },
  texts: {},
  styles: [css],
  // the page's header, in which it stands: style sheets of themes name a header by its parent
  adopts: { selector: "header.o_affix_enabled", place: "inside" },
  enhances: true,
  rare: true,
  store: createStickyHeader,
  component: StickyHeader,
});
