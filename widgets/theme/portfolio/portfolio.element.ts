import { defineWidget, text } from "#shared/element/index.ts";
import { portfolio } from "../i18n/en.json";
import adopts from "./portfolio.adopt.ts";
import css from "./portfolio.css";
import { createPortfolio, events } from "./portfolio.store.ts";
import { Portfolio } from "./Portfolio.tsx";

const texts = { portfolio };

export default defineWidget({
  tag: "suite-portfolio",
  area: "theme",
  summary: "Shows its children in a grid, with buttons for their categories",
  example: `<suite-portfolio>
  <figure data-filter="Print">Poster</figure>
  <figure data-filter="Web">Shop</figure>
  <figure data-filter="Print, Web">Magazine</figure>
</suite-portfolio>`,
  attributes: {
    buttons: text({
      doc: "Selector of the page's own buttons, each with `data-filter`: a class of items, or `all`. The items stay in the page's layout then",
    }),
  },
  events,
  parts: {
    portfolio: "All of it",
    filters: "The buttons",
    filter: "The button of one category",
    items: "The grid",
    item: "The frame of one item",
    status: "How many are shown, for screen readers",
  },
  slots: { "": "The items: each child is one. `data-filter` names its categories, separated by commas" },
  slotting: "manual",
  cssProperties: {
    "--suite-portfolio-item": "The least width of an item",
    "--suite-portfolio-gap": "Space between items",
  },
  needsContent: true,
  budget: 3,
  box: { display: "block" },
  // the line of buttons, and the grid
  waiting:
    "display:grid;align-content:start;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--suite-portfolio-item,15em)),1fr));gap:var(--suite-portfolio-gap,1.5em);" +
    "padding-block-start:calc(10*var(--suite-space,.25em)*var(--suite-density,1) + 2em);@media(pointer:coarse){padding-block-start:calc(max(44px,11*var(--suite-space,.25em)*var(--suite-density,1)) + 2em)}" +
    ":where(&>figure){margin:0}",
  texts,
  styles: [css],
  adopts,
  enhances: true,
  store: createPortfolio,
  component: Portfolio,
});
