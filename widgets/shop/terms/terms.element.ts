import { defineWidget, text } from "#shared/element/index.ts";
import { builtInPayButton } from "../common/checkout/pay-button.ts";
import { terms } from "../i18n/en.json";
import { bind } from "./terms.bind.ts";
import { createTerms } from "./terms.store.ts";
import { Terms } from "./Terms.tsx";

const texts = { terms };

const checkbox = "> #checkbox_cgv";

export default defineWidget({
  tag: "suite-terms",
  area: "shop",
  summary: "Disables the Pay button until the visitor accepts the terms, and shows the missing steps",
  example: `<suite-terms data-for="pay">
  <label><input type="checkbox"> I agree to the terms &amp; conditions</label>
</suite-terms>
<button type="button" id="pay">Pay now</button>`,
  attributes: {
    for: text({ default: builtInPayButton, doc: "Id of the Pay button" }),
  },
  states: { accepted: "The terms are accepted", error: "The element contains no checkbox" },
  parts: {
    status:
      "Message about the missing steps: the terms, and the reasons of other elements of the same button. For screen readers only until the visitor has changed a field",
  },
  slots: { "": "Checkbox with its label; or the suite's own markup" },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [],
  // the parent of the checkbox on the suite's payment page: the page's style sheet needs checkbox and label as siblings, and the
  // message of the element must not be a part of the label
  adopts: {
    selector: `:not(label,suite-terms):has(${checkbox}),:not(label,suite-terms):has(> label ${checkbox})`,
    place: "inside",
  },
  enhances: true,
  rare: true,
  store: createTerms,
  component: Terms,
  bind,
});
