import { defineWidget, flag, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { buttonCss, failureCss, spinnerCss, statusCss, toolCss } from "#shared/ui/index.ts";
import { survey } from "../i18n/en.json";
import adopts from "./survey.adopt.ts";
import css from "./survey.css";
import { createSurvey, events } from "./survey.store.ts";
import { Survey } from "./Survey.tsx";

const texts = { failures, survey };

export default defineWidget({
  tag: "suite-survey",
  area: "content",
  summary: "A page of a survey: answers of before, dates as the language writes them, errors beside each question",
  example: `<suite-survey data-submit="/survey/submit/workshop-visit-1" data-resume>
  <form method="post">
    <fieldset data-question="1_1_1">
      <legend>How did you like it?</legend>
      <label><input type="radio" name="1_1_1" value="1" required> Well</label>
      <label><input type="radio" name="1_1_1" value="2" required> Not so well</label>
    </fieldset>
    <button name="button_submit" value="finish">Submit survey</button>
  </form>
</suite-survey>`,
  attributes: {
    submit: text({ doc: "Address that takes the answers; without one the survey is read only" }),
    prefill: text({ doc: "Address that gives the answers of before, by the names of their fields" }),
    scores: text({ doc: "Address that gives the points of each question" }),
    resume: flag({ doc: "Whether answers that are not sent yet survive a reload in this tab" }),
  },
  events,
  states: {
    busy: "The page is sent",
    invalid: "Answers are missing or cannot be read; the element says which",
    error: "It could not be sent; the element says so",
  },
  parts: {
    progress: "How far the survey is",
    status: "That answers were restored; without the summary also that some are wrong",
    summary: "All that is wrong with the answers",
    "field-link": "A way to one of them",
    dialog: "That the page could not be sent",
    close: "Closes it",
    failure: "The same where the code of the dialog did not come",
    retry: "Sends the page again",
    button: "One of these buttons",
    spinner: "Turns in it",
  },
  slots: {
    "": "A form with the suite's names of fields, each question in a block with data-question. Or the suite's own page",
  },
  needsContent: true,
  storage: [
    {
      name: "suite.survey.{address}.{token}.{page}",
      kind: "sessionStorage",
      purpose: "With data-resume: answers that are not sent yet",
      lifetime: "until they are sent, or the tab is closed",
    },
  ],
  box: { display: "block" },
  budget: 8.8,
  texts,
  styles: [spinnerCss, buttonCss, toolCss, failureCss, statusCss, css],
  adopts,
  enhances: true,
  rare: true,
  store: createSurvey,
  component: Survey,
});
