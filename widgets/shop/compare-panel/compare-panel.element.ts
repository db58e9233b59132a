import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
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
  summary: "Panel at the edge of the page that collects products to compare",
  example: "<suite-compare-panel></suite-compare-panel>",
  differences: [
    "The panel opens by itself when the second product is added, not on each page with two products: it would cover content that the visitor reads.",
  ],
  attributes: { limit: integer({ default: 4, doc: "Maximum number of products to compare" }) },
  events,
  states: { open: "True while the list is open", error: "True if the products could not be read" },
  parts: {
    panel: "Panel with the chip and the list",
    chip: "Button with the number of products",
    popover: "Popover with the list",
    title: "Heading of the list",
    limit: "Message that the limit is reached",
    products: "List of products",
    product: "Product in the list",
    content: "HTML of the suite for a product",
    remove: "Button that removes a product",
    compare: "Link to the page that compares the products",
    failure: partDocs.failure,
    retry: partDocs.retry,
  },
  storage: [
    {
      name: "comparelist_product_ids",
      kind: "cookie",
      purpose: "Products to compare, in the format of the suite",
      lifetime: "session",
    },
  ],
  box: { display: "contents" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, toolCss, popoverCss, css],
  // position at which the built-in script appends its panel
  adopts: { selector: ".oe_website_sale", place: "append" },
  store: createComparePanel,
  component: ComparePanel,
});
