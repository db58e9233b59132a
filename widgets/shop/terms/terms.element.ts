import { defineWidget, text } from "#shared/element/index.ts";
import { builtInPayButton } from "../common/checkout/pay-button.ts";
import { terms } from "../i18n/en.json";
import { createTerms } from "./terms.store.ts";
import { Terms } from "./Terms.tsx";

const texts = { terms };

const checkbox = "> #checkbox_cgv";

export default defineWidget({
  tag: "suite-terms",
  area: "shop",
  summary: "Keeps the button that pays disabled until the terms are accepted, and says what is still missing",
  example: `<suite-terms data-for="pay">
  <label><input type="checkbox"> I agree to the terms &amp; conditions</label>
</suite-terms>
<button type="button" id="pay">Pay now</button>`,
  attributes: {
    for: text({ default: builtInPayButton, doc: "Id of the button that pays" }),
  },
  states: { accepted: "The terms are accepted", error: "There is nothing to accept in it" },
  parts: {
    status:
      "What is still missing: the terms, and what other elements say of the same button. For screen readers only until a person has chosen something",
  },
  slots: { "": "A checkbox with its label; or the suite's own markup" },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [],
  // the checkbox of the suite's payment page, with its label: the page's style sheet draws the one by the
  // other, as neighbours, and what the element says is no part of the checkbox's name
  adopts: {
    selector: `:not(label,suite-terms):has(${checkbox}),:not(label,suite-terms):has(> label ${checkbox})`,
    place: "inside",
  },
  enhances: true,
  rare: true,
  store: createTerms,
  component: Terms,
});
