/** Markup of the stock front end whose elements are still to come, by the tag that will take it. Source: the elements' public contract. */
export const toCome: Readonly<Record<string, string>> = {
  "suite-signature": ".o_portal_signature_form",
  "suite-order-lines": "a.js_update_line_json",
  "suite-doc-menu": ".o_portal_sale_sidebar .bs-sidenav",
  "suite-invoice-view": "iframe#invoice_html",
  "suite-date-field": ".o_website_form_date,.o_website_form_datetime",
  "suite-survey": "form.js_surveyform,div.js_surveyform",
  "suite-survey-results": ".js_surveyresult",
};
