import { defineWidget, integer } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, toolCss } from "#shared/ui/index.ts";
import popoverCss from "../common/popover/popover.css";
import { comparePanel, shop } from "../i18n/en.json";
import css from "./compare-panel.css";
import { createComparePanel, events } from "./compare-panel.store.ts";
import { ComparePanel } from "./ComparePanel.tsx";

const texts = { failures, shop, comparePanel };

export default defineWidget({
  tag: "suite-compare-panel",
  area: "shop",
  summary: "Collects products to compare at the edge of the page",
  example: "<suite-compare-panel></suite-compare-panel>",
  differences: [
    "The panel opens by itself when the second product is added, not on each page with two, since it would cover what the visitor reads.",
  ],
  attributes: { limit: integer({ default: 4, doc: "How many products may be compared" }) },
  events,
  states: { open: "The list is open", error: "The products could not be read" },
  parts: {
    panel: "All of it",
    chip: "The button with the number of products",
    popover: "The list",
    title: "Its heading",
    limit: "Says that there is no room for one more",
    products: "The products",
    product: "One of them",
    content: "What the suite says of it",
    remove: "Removes it",
    compare: "Leads to the page where they stand side by side",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
  },
  storage: [
    {
      name: "comparelist_product_ids",
      kind: "cookie",
      purpose: "The products to compare, as the suite's protocol has it",
      lifetime: "session",
    },
  ],
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, popoverCss, css],
  // the built-in script appends its panel there
  adopts: { selector: ".oe_website_sale", place: "append" },
  store: createComparePanel,
  component: ComparePanel,
});
