import { defineWidget, integer, text } from "#shared/element/index.ts";
import adopts from "./mega-menu.adopt.ts";
import css from "./mega-menu.css";
import { createMegaMenu } from "./mega-menu.store.ts";
import { MegaMenu } from "./MegaMenu.tsx";
import { waiting } from "./waiting.ts";

export default defineWidget({
  tag: "suite-mega-menu",
  area: "theme",
  summary:
    "Headings and what follows them side by side in windows of at least 992 px, in narrower ones as an accordion with one section open at a time",
  example: `<suite-mega-menu>
  <h4>Products</h4>
  <ul><li><a href="/shop">Desks</a></li></ul>
  <h4>Services</h4>
  <ul><li><a href="/repair">Repair</a></li></ul>
</suite-mega-menu>`,
  differences: [
    "Headings are an accordion in windows below 992 px and columns above, since a panel as wide as the page does not fit a phone.",
  ],
  attributes: {
    open: integer({
      default: 0,
      doc: "The section of the accordion that is open at the beginning, from 1; none without it",
    }),
    heading: text({ default: "h2,h3,h4,h5,h6", doc: "Selector of the children that are headings" }),
    group: text({
      doc: "Menus with the same group are one: one open section together, and arrow keys lead from one to the next",
    }),
  },
  states: { open: "A section of the accordion is open" },
  parts: {
    menu: "All of it",
    section: "A heading with what belongs to it",
    heading: "The button that opens it; where panels stand side by side, what is above one",
    sign: "Plus or minus, of the accordion",
    panel: "What it opens; where panels stand side by side, all are shown",
  },
  slots: { "": "Headings, each followed by its content. A click in it does not reach the menu in which it stands" },
  slotting: "manual",
  needsContent: true,
  budget: 3.3,
  box: { display: "block" },
  waiting,
  texts: {},
  styles: [css],
  adopts,
  drives: true,
  store: createMegaMenu,
  component: MegaMenu,
});
