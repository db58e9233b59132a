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
      doc: "Selector of the page's filter buttons, each with `data-filter`: a class of items, or `all`. The items then keep the page's layout",
    }),
  },
  events,
  parts: {
    portfolio: "Container of buttons and items",
    filters: "Row of filter buttons",
    filter: "Filter button of one category",
    items: "Grid of the items",
    item: "Frame of one item",
    status: "Live region with the number of visible items",
  },
  slots: { "": "Items: each child is an item, whose `data-filter` holds its categories, separated by commas" },
  slotting: "manual",
  cssProperties: {
    "--suite-portfolio-item": "Minimum width of an item",
    "--suite-portfolio-gap": "Space between items",
  },
  needsContent: true,
  budget: 3,
  box: { display: "block" },
  // reserves the line of buttons above the grid
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
