import { defineWidget } from "#shared/element/index.ts";
import { moment } from "#shared/format/index.ts";
import { dueLabel } from "../i18n/en.json";
import { createDueLabel } from "./due-label.store.ts";
import { DueLabel } from "./DueLabel.tsx";

const texts = { dueLabel };

export default defineWidget({
  tag: "suite-due-label",
  area: "portal",
  summary: "Label with the number of days until a due date, or since then",
  example: '<suite-due-label data-date="2099-12-31">Due on December 31, 2099</suite-due-label>',
  differences: ["One day is “Due in 1 day” in place of “Due in 1 days”, since each language has forms for numbers."],
  attributes: {
    date: moment({ required: true, doc: "Due date; for a time, the day in the time zone of the visitor" }),
  },
  states: { today: "The due date is today", overdue: "The due date is past" },
  parts: { label: "Text of the label" },
  box: { display: "inline-block" },
  // line height of its own text
  waiting: "&{line-height:1.5}",
  texts,
  styles: [],
  // due dates of invoices and orders
  adopts: { selector: ".o_portal_sidebar_timeago[datetime]", attributes: { date: "datetime" } },
  rare: true,
  store: createDueLabel,
  component: DueLabel,
});
