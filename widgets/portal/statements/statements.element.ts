import { choice, defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { statements } from "../i18n/en.json";
import adopts from "./statements.adopt.ts";
import { bind } from "./statements.bind.ts";
import css from "./statements.css";
import { createStatements, events } from "./statements.store.ts";
import { Statements } from "./Statements.tsx";

const texts = { failures, statements };

export default defineWidget({
  tag: "suite-statements",
  area: "portal",
  audience: "customers",
  summary: "Requests a statement by e-mail for a customer or vendor, and shows the outcome in the page",
  example: `<suite-statements data-kind="customer">
  <button type="button" value="all">Send statement</button>
  <button type="button" value="overdue">Send overdue statement</button>
</suite-statements>`,
  differences: [
    "The suite's answer is shown in the page in place of an alert, which stops the page and cannot be read again.",
  ],
  attributes: {
    kind: choice(["customer", "vendor"], { required: true, doc: "Recipient of the statement" }),
  },
  events,
  states: {
    busy: "A statement is being requested",
    error: "The request failed; a message is shown",
  },
  parts: {
    all: "Button that requests a whole statement, in an element without buttons",
    overdue: "Button that requests a statement of overdue amounts, in an element without buttons",
    answer: "Message of the suite",
    failure: partDocs.failure,
    retry: partDocs.retry,
    spinner: partDocs.spinner,
    status: partDocs.status,
  },
  slots: { "": "Buttons with the value `all` or `overdue`; or the suite's own buttons. Two buttons unless given" },
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  budget: 3,
  adopts,
  enhances: true,
  rare: true,
  store: createStatements,
  component: Statements,
  bind,
});
