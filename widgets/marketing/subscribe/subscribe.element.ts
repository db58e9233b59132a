import { defineWidget, integer, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import formCss from "../common/form/form.css";
import { subscribe } from "../i18n/en.json";
import css from "./subscribe.css";
import { createSubscribe, events } from "./subscribe.store.ts";
import { Subscribe } from "./Subscribe.tsx";

const texts = { failures, subscribe };

export default defineWidget({
  tag: "suite-subscribe",
  area: "marketing",
  summary: "Adds a visitor to a mailing list by e-mail",
  example: '<suite-subscribe data-list-id="1"></suite-subscribe>',
  attributes: {
    listId: integer({ required: true, doc: "Database id of the mailing list" }),
  },
  events,
  states: {
    loading: "The suite's response whether the visitor is on the list is pending",
    subscribed: "The visitor is on the list",
    invalid: "The e-mail is invalid",
    busy: "The call to subscribe is pending",
    error: "The last call failed; the block shows a message with a button to retry",
  },
  parts: {
    form: "Form with field and button",
    field: "E-mail field with its label",
    label: "Label inside the field, above what is typed",
    input: "E-mail input",
    button: "Button that subscribes",
    spinner: partDocs.spinner,
    subscribed: "Mark in place of the button for subscribers",
    status: "Message after subscribing",
    failure: partDocs.failure,
    retry: partDocs.retry,
  },
  box: { display: "block", minBlockSize: "2.75em" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, formCss, css],
  // built-in block
  adopts: { selector: ".js_subscribe[data-list-id]", attributes: { listId: "data-list-id" } },
  store: createSubscribe,
  component: Subscribe,
});
