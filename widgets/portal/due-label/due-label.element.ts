import { defineWidget } from "#shared/element/index.ts";
import { moment } from "#shared/format/index.ts";
import { dueLabel } from "../i18n/en.json";
import { createDueLabel } from "./due-label.store.ts";
import { DueLabel } from "./DueLabel.tsx";

const texts = { dueLabel };

export default defineWidget({
  tag: "suite-due-label",
  area: "portal",
  summary: "Says in how many days something is due, or since how many it is overdue",
  example: '<suite-due-label data-date="2099-12-31">Due on December 31, 2099</suite-due-label>',
  differences: ["One day is “Due in 1 day” in place of “Due in 1 days”, since each language has forms for numbers."],
  attributes: {
    date: moment({ required: true, doc: "The day on which it is due; of a time, its day where the visitor is" }),
  },
  states: { today: "It is due today", overdue: "It was due before today" },
  parts: { label: "The sentence" },
  box: { display: "inline-block" },
  // as its own text
  waiting: "&{line-height:1.5}",
  texts,
  styles: [],
  // when an invoice or an order is due
  adopts: { selector: ".o_portal_sidebar_timeago[datetime]", attributes: { date: "datetime" } },
  rare: true,
  store: createDueLabel,
  component: DueLabel,
});
