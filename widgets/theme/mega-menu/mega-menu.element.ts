import { defineWidget, integer, text } from "../../../shared/element/index.ts";
import { MegaMenu } from "./MegaMenu.tsx";
import adopts from "./mega-menu.adopt.ts";
import css from "./mega-menu.css";
import { createMegaMenu } from "./mega-menu.store.ts";

const h = ":is(h2,h3,h4,h5,h6)";

export default defineWidget({
  tag: "suite-mega-menu",
  area: "theme",
  summary: "Turns headings and what follows them into an accordion, one section open at a time",
  example: `<suite-mega-menu>
  <h4>Products</h4>
  <ul><li><a href="/shop">Desks</a></li></ul>
  <h4>Services</h4>
  <ul><li><a href="/repair">Repair</a></li></ul>
</suite-mega-menu>`,
  attributes: {
    open: integer({ default: 0, doc: "The section that is open at the beginning, from 1; none without it" }),
    heading: text({ default: "h2,h3,h4,h5,h6", doc: "Selector of the children that are headings" }),
    group: text({ doc: "Menus with the same group have one open section together" }),
  },
  states: { open: "A section is open" },
  parts: {
    menu: "All of it",
    section: "A heading with what belongs to it",
    heading: "The button that opens it",
    sign: "Plus or minus",
    panel: "What it opens",
  },
  slots: { "": "Headings, each followed by its content. A click in it does not reach the menu in which it stands" },
  slotting: "manual",
  needsContent: true,
  budget: 3,
  box: { display: "block" },
  waiting: `>${h}{margin:0;padding-block:.75rem;border-block-end:1px solid #0000}&:not([data-open="1"])>${h}~:not(${h}),&[data-open="1"]>${h}~${h}~:not(${h}){display:none}`,
  texts: {},
  styles: [css],
  adopts,
  drives: true,
  store: createMegaMenu,
  component: MegaMenu,
});
