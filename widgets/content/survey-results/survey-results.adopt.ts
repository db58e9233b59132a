import type { Adoption } from "#shared/element/index.ts";

/** The suite's page of results, as one (behaviour/survey.md items 26 and 27). */
export default {
  tag: "suite-survey-results",
  selector: ".js_surveyresult",
  waiting: ".survey_graph{min-block-size:24em}",
} satisfies Adoption;
