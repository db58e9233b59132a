import type { Adoption } from "#shared/element/index.ts";

/** Date fields of the suite's website forms. */
export default {
  // native date controls have a calendar
  selector: "input:is(.o_website_form_date,.o_website_form_datetime):not([type=date],[type=datetime-local])",
  read: (markup) => ({ ...(markup.matches(".o_website_form_datetime") && { kind: "datetime" }) }),
} satisfies Adoption;
