import { defineWidget, flag, integer, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss } from "#shared/ui/index.ts";
import formCss from "../common/form/form.css";
import { follow } from "../i18n/en.json";
import { createFollow, events } from "./follow.store.ts";
import { Follow } from "./Follow.tsx";

const texts = { failures, follow };

export default defineWidget({
  tag: "suite-follow",
  area: "marketing",
  summary: "Lets a visitor follow a record, such as a blog post, by e-mail.",
  example: '<suite-follow data-model="blog.post" data-res-id="1"></suite-follow>',
  attributes: {
    model: text({ required: true, doc: "Model of the record, such as blog.post" }),
    resId: integer({ required: true, doc: "Database id of the record" }),
    following: flag({ doc: "Shows the visitor as following until the suite has answered" }),
    unsubscribe: flag({ doc: "The visitor came to unsubscribe: offers it to somebody whom the suite does not know" }),
  },
  events,
  states: {
    loading: "The suite is asked whether the visitor follows",
    following: "The visitor follows the record",
    invalid: "The e-mail was refused",
    busy: "Following or ending it runs",
    error: "The last call failed; the block says so and offers to try again",
  },
  parts: {
    form: "The row of field and button",
    field: "The e-mail field with its label",
    label: "The label, for screen readers only",
    input: "The e-mail input",
    button: "Subscribe or Unsubscribe",
    spinner: "The sign of waiting in a button",
    failure: "The sentence about a failed call",
    retry: "The button that tries again",
    status: "What screen readers are told after the suite confirmed",
  },
  box: { display: "block", minBlockSize: "2.75em" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, formCss],
  // the built-in block
  adopts: {
    selector: ".js_follow[data-id][data-object]",
    attributes: {
      model: "data-object",
      resId: "data-id",
      following: "data-follow",
      unsubscribe: "data-unsubscribe",
    },
  },
  store: createFollow,
  component: Follow,
});
