import { defineWidget, flag, integer, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, fieldCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
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
    following: flag({ doc: "Shows the visitor as following until the suite has responded" }),
    unsubscribe: flag({
      doc: "Offers to unsubscribe also to a visitor whom the suite does not recognize, such as after a link to unsubscribe",
    }),
  },
  events,
  states: {
    loading: "The suite's response whether the visitor follows is pending",
    following: "The visitor follows the record",
    invalid: "The e-mail is invalid",
    busy: "The call to follow or to end following is pending",
    error: "The last call failed; the block shows a message with a button to retry",
  },
  parts: {
    form: "Row of field and button",
    field: "E-mail field with its label",
    label: "Label inside the field, above what is typed",
    input: "E-mail input",
    button: "Button that subscribes or unsubscribes",
    spinner: partDocs.spinner,
    failure: partDocs.failure,
    retry: partDocs.retry,
    status: "Message after the last action",
  },
  box: { display: "block", minBlockSize: "2.75em" },
  texts,
  styles: [spinnerCss, buttonCss, fieldCss, failureCss, statusCss, formCss],
  // built-in block: docs/reference/marketing.md#marketing-5
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
