import { defineWidget, flag, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, statusCss, summaryCss } from "#shared/ui/index.ts";
import { websiteForm } from "../api/website-form.ts";
import { form } from "../i18n/en.json";
import css from "./form.css";
import { createForm } from "./form.store.ts";
import { Form } from "./Form.tsx";
import { events } from "./form.types.ts";

const texts = { failures, form };

export default defineWidget({
  tag: "suite-form",
  area: "forms",
  summary: "Sends a form of the page to the suite: fields are checked, files go along, nothing is sent twice",
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
    "What is wrong with a field is said beside it in place of a hint on hover, since touch and keyboards do not reach that.",
  ],
  attributes: {
    model: text({ required: true, doc: "Model of the record that is made of it, such as crm.lead" }),
    action: text({ default: websiteForm.path, doc: "Path of the suite's route, without the model" }),
    forceAction: text({ doc: "Stands in the address in the place of the model, such as shop.sale.order" }),
    successPage: text({
      doc: "Where the visitor goes then; without it the form is emptied and a sentence says thanks",
    }),
    draft: flag({
      doc: "Whether what is typed is kept in this tab until it is sent; passwords and files never are",
    }),
    honeypot: text({
      doc: "Name of a field of the form that people do not see and robots fill in: a form in which it is filled is not sent",
    }),
    values: text({
      attribute: "data-field-",
      doc: 'Further values, one attribute each: data-field-job-id="3" sends 3 as job_id',
    }),
  },
  events,
  states: {
    busy: "It is checked and sent",
    invalid: "Fields are not filled in correctly; the element says which",
    sent: "The suite has it",
    error: "It could not be sent; the element says so",
    drop: "Files are held over it",
  },
  parts: {
    summary: "All that is wrong with the fields",
    "field-link": "A way to one of them",
    failure: "What failed, or the question whether to send it again",
    retry: "Tries again, or sends it again",
    keep: "Does not send it again",
    button: "One of these buttons",
    spinner: "Turns in a button while it is busy",
    upload: "How far large files are",
    progress: "The same as a bar",
    cancel: "Stops them",
    status: "The thanks",
  },
  slots: {
    "": "A form with the suite's names of fields and a button that sends it. Or the suite's own form",
  },
  needsContent: true,
  storage: [
    {
      name: "suite.form.{path}.{model}{place}",
      kind: "sessionStorage",
      purpose: "With data-draft: what is typed and not sent yet",
      lifetime: "until it is sent, or the tab is closed",
    },
  ],
  box: { display: "block" },
  budget: 6.4,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, summaryCss, css],
  // the suite's website forms, but the theme's own one
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
});
