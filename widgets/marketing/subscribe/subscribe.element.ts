import { defineWidget, integer } from "#shared/element/index.ts";
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
  summary: "Puts a visitor on a mailing list by e-mail",
  example: '<suite-subscribe data-list-id="1"></suite-subscribe>',
  attributes: {
    listId: integer({ required: true, doc: "Database id of the mailing list" }),
  },
  events,
  states: {
    loading: "The suite is asked whether the visitor is on the list",
    subscribed: "The visitor is on the list",
    invalid: "The e-mail was refused",
    busy: "Subscribing runs",
    error: "The last call failed; the block says so and offers to try again",
  },
  parts: {
    form: "Field and button",
    field: "The field with its label",
    label: "Its label, for screen readers only",
    input: "The e-mail input",
    button: "Subscribe",
    spinner: "Turns in the button while it is busy",
    subscribed: "The mark that stands in the button's place for a subscriber",
    status: "The alert after subscribing",
    failure: "What failed, with the button to try again",
    retry: "That button",
  },
  box: { display: "block", minBlockSize: "2.75em" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, formCss, css],
  // the built-in block
  adopts: { selector: ".js_subscribe[data-list-id]", attributes: { listId: "data-list-id" } },
  store: createSubscribe,
  component: Subscribe,
});
