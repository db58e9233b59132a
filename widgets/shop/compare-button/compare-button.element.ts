import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { spinnerCss } from "#shared/ui/index.ts";
import controlCss from "../common/lists/control.css";
import pickButtonCss from "../common/pick/pick-button.css";
import { compareButton, shop } from "../i18n/en.json";
import { createCompareButton, events } from "./compare-button.store.ts";
import { CompareButton } from "./CompareButton.tsx";

const texts = { failures, shop, compareButton };

export default defineWidget({
  tag: "suite-compare-button",
  area: "shop",
  summary: "Button that adds a product to the comparison",
  example: '<suite-compare-button data-product-id="151"></suite-compare-button>',
  attributes: {
    productId: integer({
      default: 0,
      doc: "Database id of the variant; without one the variant is created from the template first. Inside of the suite's product block or suite-product, the choice there takes precedence",
    }),
    templateId: integer({ default: 0, doc: "Database id of the product template" }),
  },
  events,
  states: {
    compared: "True if the product is in the comparison",
    absent: "True if the shop does not have the chosen combination; the element is empty",
    busy: "True while the product is being added",
    error: "True after a failed call",
  },
  parts: {
    button: partDocs.button,
    spinner: partDocs.spinner,
    problem: partDocs.failure,
  },
  storage: [
    {
      name: "comparelist_product_ids",
      kind: "cookie",
      purpose: "Products to compare, in the format of the suite",
      lifetime: "session",
    },
  ],
  slots: { "": "Button of your own in place of the element's button" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, pickButtonCss, controlCss],
  // enhances the built-in button of a card or of the product page
  adopts: {
    selector: ".o_add_compare,.o_add_compare_dyn",
    attributes: { productId: "data-product-product-id", templateId: "data-product-template-id" },
  },
  enhances: "control",
  store: createCompareButton,
  component: CompareButton,
});
