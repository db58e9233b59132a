import { defineWidget, flag, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs, namesPage, sourceAttribute } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss, statusCss, summaryCss } from "#shared/ui/index.ts";
import { websiteForm } from "../api/website-form.ts";
import { form } from "../i18n/en.json";
import { bind, loads } from "./form.bind.ts";
import css from "./form.css";
import { createForm } from "./form.store.ts";
import { Form } from "./Form.tsx";
import { events } from "./form.types.ts";

const texts = { failures, form };

export default defineWidget({
  tag: "suite-form",
  area: "forms",
  summary:
    "Sends a form of the page or of the suite, with its files, to the suite: checks the fields, and never sends twice",
  example: `<suite-form data-model="crm.lead">
  <form>
    <p><label>Your name <input name="contact_name" autocomplete="name" required></label></p>
    <p><label>Email <input name="email_from" type="email" autocomplete="email" required></label></p>
    <p><label>Subject <input name="name" required></label></p>
    <p><label>Your question <textarea name="description" rows="4" required></textarea></label></p>
    <p><label>Pictures of it <input name="Pictures" type="file" accept="image/*" multiple></label></p>
    <button type="submit">Send</button>
  </form>
</suite-form>`,
  differences: [
    "Errors are shown beside their fields in place of a hint on hover, which touch and keyboards do not reach.",
  ],
  attributes: {
    model: text({
      required: true,
      doc: "Model of the new record, such as crm.lead; not needed where data-src or a link in the element names a page of the suite with a form",
    }),
    src: sourceAttribute,
    action: text({ default: websiteForm.path, doc: "Path of the suite's route, without the model" }),
    forceAction: text({ doc: "Last part of the route in place of the model, such as shop.sale.order" }),
    successPage: text({
      doc: "Address of the page after sending; without it the form is emptied, and a message of thanks is shown. That of a loaded form is not followed",
    }),
    draft: flag({
      doc: "Keeps the typed values in this tab until the form is sent, except passwords and files",
    }),
    honeypot: text({
      doc: "Name of a field that is hidden from visitors and that robots fill in: the form is not sent if the field is filled",
    }),
    values: text({
      attribute: "data-field-",
      doc: 'Additional values, one attribute each: data-field-job-id="3" sends 3 as job_id',
    }),
  },
  events,
  states: {
    ...loadedDocs.states,
    busy: "The form is being checked and sent",
    invalid: "Fields have errors, which are shown above the form and beside the fields",
    sent: "The suite has stored the form",
    error: "The form could not be sent; a message is shown below it",
    drop: "Files are dragged over the form",
  },
  parts: {
    ...loadedDocs.parts,
    summary: "List of all errors of the fields",
    "field-link": "Link to a field with an error",
    failure: "Error message, or the question whether to send the form again",
    retry: "Button that sends the form again",
    keep: "Button that closes the question and does not send again",
    button: "Each button of the element",
    spinner: partDocs.spinner,
    upload: "Progress of large files",
    progress: "Progress bar of the files",
    cancel: "Button that stops the upload",
    status: "Message of thanks",
  },
  slots: {
    "": "Form with the suite's names of fields and a submit button; or the suite's own form",
  },
  storage: [
    {
      name: "suite.form.{path}.{model}{place}",
      kind: "sessionStorage",
      purpose: "With data-draft: typed values that are not sent yet",
      lifetime: "until the form is sent, or the tab is closed",
    },
  ],
  box: { display: "block" },
  // 6.5 before elements without markup
  budget: 7.35,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, summaryCss, css],
  // website forms of the suite, except the theme's quote form
  adopts: {
    selector: "form.s_website_form[data-model_name]:not(#sh_wq_website_quote_form)",
    attributes: {
      model: "data-model_name",
      action: "action",
      forceAction: "data-force_action",
      successPage: "data-success_page",
    },
  },
  enhances: true,
  rare: true,
  store: createForm,
  component: Form,
  methods: loadedDocs.methods,
  namesPage: (host) => namesPage(host, loads),
  bind: bindsContent(loads, bind),
});
