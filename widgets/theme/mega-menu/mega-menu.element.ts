import { defineWidget, integer, text } from "#shared/element/index.ts";
import adopts from "./mega-menu.adopt.ts";
import css from "./mega-menu.css";
import { createMegaMenu } from "./mega-menu.store.ts";
import { MegaMenu } from "./MegaMenu.tsx";

const h = ":is(h2,h3,h4,h5,h6)";

const accordion = `:where(&>${h}){margin:0}>${h}{padding-block:calc(.75*var(--_rem));border-block-end:1px solid #0000}&:not([data-open="1"])>${h}~:not(${h}),&[data-open="1"]>${h}~${h}~:not(${h}){display:none}`;

// each column continues in rows below its heading; columns without space beside others are below them later
const columns = `display:grid;grid-template:repeat(9,auto)/repeat(auto-fit,minmax(min(100%,8em),1fr));grid-auto-flow:column;grid-auto-columns:8em;column-gap:2em;overflow:clip;:where(&>${h}){margin-block:0 calc(.5*var(--_rem))}>${h}{grid-row:1}>:first-child:not(${h}){grid-column:1/-1;~${h}{grid-row:2}}`;

/** Layout of the page author's headings and lists before the element is rendered, as in mega-menu.css. Adopted markup has the theme's styles. */
const waiting = `--_rem:1em;@media(width<992px){${accordion}}@media(width>=992px){&:not([data-heading]){${columns}}}`;

export default defineWidget({
  tag: "suite-mega-menu",
  area: "theme",
  summary: "Menu of sections: columns in windows of at least 992 px, otherwise an accordion with one open section",
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
      doc: "Number of the section of the accordion that is open at first, from 1; 0 for none",
    }),
    heading: text({ default: "h2,h3,h4,h5,h6", doc: "Selector of the children that are headings" }),
    group: text({
      doc: "Name of a group of menus, which have one open section together and share the arrow keys",
    }),
  },
  states: { open: "A section of the accordion is open" },
  parts: {
    menu: "Container of all sections",
    section: "Heading with its panel",
    heading: "Button that opens the panel; in columns, heading above the panel",
    sign: "Plus or minus sign of the accordion",
    panel: "Content of the section; in columns, all panels are visible",
  },
  slots: { "": "Headings, each followed by its content. Clicks in the content do not reach a surrounding menu" },
  slotting: "manual",
  needsContent: true,
  budget: 3.3,
  box: { display: "block" },
  waiting,
  texts: {},
  styles: [css],
  adopts,
  enhances: true,
  store: createMegaMenu,
  component: MegaMenu,
});
