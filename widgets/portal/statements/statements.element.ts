import { choice, defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss } from "#shared/ui/index.ts";
import { statements } from "../i18n/en.json";
import adopts from "./statements.adopt.ts";
import css from "./statements.css";
import { createStatements, events } from "./statements.store.ts";
import { Statements } from "./Statements.tsx";

const texts = { failures, statements };

export default defineWidget({
  tag: "suite-statements",
  area: "portal",
  audience: "customers",
  summary: "Sends a customer or vendor their statement by e-mail, and says in place what came of it",
  example: `<suite-statements data-kind="customer">
  <button type="button" value="all">Send statement</button>
  <button type="button" value="overdue">Send overdue statement</button>
</suite-statements>`,
  differences: [
    "The suite's answer is shown in the page in place of an alert, since that stops the page and cannot be read again.",
  ],
  attributes: {
    kind: choice(["customer", "vendor"], { required: true, doc: "Whose statement" }),
  },
  events,
  states: {
    busy: "The suite is asked to send a statement",
    error: "That failed; the element says so",
  },
  parts: {
    answer: "What the suite says about it",
    failure: "The sentence about what failed",
    retry: "The button that tries again",
    spinner: "The loading indicator in it",
    status: "What screen readers are told",
  },
  slots: { "": "Buttons with the value `all` or `overdue`; or the suite's own" },
  needsContent: true,
  box: { display: "block" },
  texts,
  styles: [spinnerCss, buttonCss, failureCss, css],
  budget: 3,
  adopts,
  enhances: true,
  rare: true,
  store: createStatements,
  component: Statements,
});
