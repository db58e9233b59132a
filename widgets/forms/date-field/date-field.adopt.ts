import type { Adoption } from "../../../shared/element/index.ts";

/** Dates of the suite's website forms (behaviour/web-form.md item 4). */
export default {
  tag: "suite-date-field",
  selector: "input.o_website_form_date,input.o_website_form_datetime",
  read: (markup): Record<string, string> => (markup.matches(".o_website_form_datetime") ? { kind: "datetime" } : {}),
} satisfies Adoption;
