import type { Adoption } from "#shared/element/index.ts";

/** The suite's website forms, but the theme's own one (behaviour/web-form.md item 1). */
export default {
  tag: "suite-form",
  selector: "form.s_website_form[data-model_name]:not(#sh_wq_website_quote_form)",
  attributes: {
    model: "data-model_name",
    action: "action",
    "force-action": "data-force_action",
    "success-page": "data-success_page",
  },
} satisfies Adoption;
