import { defineWidget, integer } from "#shared/element/index.ts";
import css from "./sticky-header.css";
import { createStickyHeader } from "./sticky-header.store.ts";
import { StickyHeader } from "./StickyHeader.tsx";

export default defineWidget({
  tag: "suite-sticky-header",
  area: "website",
  summary: "Fixes the page's header to the top of the window after the visitor has scrolled past it",
  example: `<suite-sticky-header><nav aria-label="Main"><a href="#">Home</a></nav></suite-sticky-header>`,
  attributes: {
    /** @see docs/reference/website.md#website-17 */
    offset: integer({
      default: 300,
      doc: "Distance from the header's upper edge, in px, after which the header is fixed",
    }),
  },
  states: { stuck: "The header is fixed to the top of the window" },
  parts: { bar: "Box around the header" },
  slots: { "": "Header of the page, which is moved and not copied" },
  needsContent: true,
  box: { display: "block" },
  texts: {},
  styles: [css],
  // inside the page's header: style sheets of themes select a header by its parent
  adopts: { selector: "header.o_affix_enabled", place: "inside" },
  enhances: true,
  rare: true,
  store: createStickyHeader,
  component: StickyHeader,
});
