import type { Adoption } from "../../../shared/element/index.ts";

/** The theme's form (behaviour/theme-snippets.md items 27 and 28): a subject that is switched off is a hidden field. */
export default {
  tag: "suite-quote-form",
  selector: "#sh_wq_website_quote_form",
  read: (markup): Readonly<Record<string, string>> =>
    // a field may hide the form's own function
    Element.prototype.querySelector.call(markup, "[name=name][type=hidden]") ? {} : { subject: "" },
} satisfies Adoption;
