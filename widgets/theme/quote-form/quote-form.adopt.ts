import type { Adoption } from "#shared/element/index.ts";

/** The theme's form: a disabled subject is a hidden field. */
export default {
  selector: "#sh_wq_website_quote_form",
  // a field may hide the form's function by its name
  read: (markup) => ({
    ...(!Element.prototype.querySelector.call(markup, "[name=name][type=hidden]") && { subject: "" }),
  }),
} satisfies Adoption;
