import { defineWidget, integer } from "#shared/element/index.ts";
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
  summary: "Puts a product into the comparison",
  example: '<suite-compare-button data-product-id="151"></suite-compare-button>',
  attributes: {
    productId: integer({
      default: 0,
      doc: "Database id of the variant; without one it is made from the template first. In the suite's product block and in suite-product what is chosen there counts",
    }),
    templateId: integer({ default: 0, doc: "Database id of the product template" }),
  },
  events,
  states: {
    compared: "The product is in the comparison",
    absent: "The shop does not have what is chosen: nothing is shown",
    busy: "It is on its way there",
    error: "The last call failed",
  },
  parts: { button: "The button", spinner: "The loading indicator in it", problem: "The sentence about a failed call" },
  storage: [
    {
      name: "comparelist_product_ids",
      kind: "cookie",
      purpose: "The products to compare, as the suite's protocol has it",
      lifetime: "session",
    },
  ],
  slots: { "": "A button of your own in place of ours" },
  box: { display: "inline-block", minBlockSize: "2.5em" },
  texts,
  styles: [spinnerCss, pickButtonCss, controlCss],
  // the built-in button of a card or of the product page, which stays
  adopts: {
    selector: ".o_add_compare,.o_add_compare_dyn",
    attributes: { productId: "data-product-product-id", templateId: "data-product-template-id" },
  },
  enhances: "control",
  store: createCompareButton,
  component: CompareButton,
});
