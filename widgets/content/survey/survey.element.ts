import { defineWidget, flag, partDocs, text } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { bindsContent, loadedDocs, sourceAttribute } from "#shared/loaded/index.ts";
import { buttonCss, failureCss, spinnerCss, statusCss, toolCss } from "#shared/ui/index.ts";
import { survey } from "../i18n/en.json";
import adopts from "./survey.adopt.ts";
import { bind, loads } from "./survey.bind.ts";
import css from "./survey.css";
import { createSurvey, events } from "./survey.store.ts";
import { Survey } from "./Survey.tsx";

const texts = { failures, survey };

export default defineWidget({
  tag: "suite-survey",
  area: "content",
  summary:
    "A survey of the suite in place, or a page of one: earlier answers, dates in the format of the language, errors beside each question",
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
    src: sourceAttribute,
    submit: text({ doc: "Address that receives the answers; without it, the survey is read-only" }),
    prefill: text({ doc: "Address that returns earlier answers by the names of their fields" }),
    scores: text({ doc: "Address that returns the points of each question" }),
    resume: flag({ doc: "Keeps unsent answers over a reload in this tab" }),
  },
  events,
  states: {
    ...loadedDocs.states,
    busy: "The page is being sent",
    invalid: "Answers are missing or unreadable; the element lists them",
    error: "The page could not be sent; the element shows the error",
  },
  parts: {
    ...loadedDocs.parts,
    start: "Button that starts a survey that is loaded",
    title: "Title of a page of a loaded survey",
    intro: "Introduction to a page of a loaded survey",
    review: "Link to the answers on the suite, after a loaded survey",
    progress: "Progress bar of the survey",
    status: "Message that answers were restored; without the summary, also that answers are invalid",
    summary: "Summary of the invalid answers",
    "field-link": "Link in the summary to an invalid answer",
    dialog: "Dialog of a page that could not be sent",
    close: partDocs.close,
    failure: "Error message in place of a dialog whose code could not be loaded",
    retry: "Button that sends the page again",
    button: "Button of the element",
    spinner: partDocs.spinner,
  },
  slots: {
    "": "Form with the suite's field names and each question in a block with `data-question`, or the suite's own page",
  },
  storage: [
    {
      name: "suite.survey.{address}.{token}.{page}",
      kind: "sessionStorage",
      purpose: "With data-resume: unsent answers",
      lifetime: "until the answers are sent, or the tab is closed",
    },
    {
      name: "suite.survey.start.{address}",
      kind: "sessionStorage",
      purpose: "Without markup: address of the participation with its token, so that a reload continues the survey",
      lifetime: "until the survey has ended, or the tab is closed",
    },
  ],
  box: { display: "block" },
  // 8.8 before elements without markup
  budget: 10.5,
  texts,
  styles: [spinnerCss, buttonCss, toolCss, failureCss, statusCss, css],
  adopts,
  enhances: true,
  rare: true,
  store: createSurvey,
  component: Survey,
  methods: loadedDocs.methods,
  bind: bindsContent(loads, bind),
});
