import { choice, custom, defineWidget } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { chartCss } from "#shared/ui/chart/index.ts";
import { buttonCss, failureCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { surveyResults } from "../i18n/en.json";
import { type Graph, graphTypes, parseGraph } from "./graph.ts";
import css from "./survey-results.css";
import { createSurveyResults, events } from "./survey-results.store.ts";
import { SurveyResults } from "./SurveyResults.tsx";

const texts = { failures, surveyResults };

export default defineWidget({
  tag: "suite-survey-results",
  area: "content",
  summary: "What people have answered: charts with tables and files, pages of answers, filters",
  example: `<suite-survey-results>
  <table id="table_question_1">
    <thead><tr><th>Your visit in one word</th></tr></thead>
    <tbody><tr><td>Oak</td></tr><tr><td>Warm</td></tr><tr hidden><td>Shavings</td></tr></tbody>
  </table>
  <ul data-question_id="1" data-record_limit="2">
    <li><a href="#">1</a></li>
    <li><a href="#">2</a></li>
  </ul>
</suite-survey-results>`,
  attributes: {
    graphType: choice<typeof graphTypes, { doc: string }>(graphTypes, {
      doc: "For one chart alone: what it is",
    }),
    graphData: custom<Graph, { doc: string }>({
      parse: parseGraph,
      expected: 'JSON such as [{"text": "Oak", "count": 3}]',
      doc: "For one chart alone: its answers as JSON, [{text, count}] for a pie, [{key, values: [{text, count}]}] for bars",
    }),
  },
  events,
  states: { error: "The chart could not be drawn; the element says so" },
  parts: {
    figure: "A chart with its data",
    chart: "The chart",
    legend: "What its colours mean",
    "table-button": "Shows its data as a table",
    csv: "Saves its data as a file",
    table: "The table",
    print: "Prints the page",
    failure: "That the chart could not be drawn",
    retry: "Tries again",
    button: "One of these buttons",
    spinner: "Turns in it",
    status: "Which answers are shown, for screen readers",
  },
  slots: { "": "The suite's page of results, or tables with their pagers" },
  box: { display: "block" },
  waiting: `&::after{content:"";display:block;block-size:2.5em}&[data-graph-type]::after{block-size:24em}`,
  // 4 wanted beside the chunk of charts, which is 2.1 of it
  budget: 6.5,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, chartCss, css],
  // the suite's page of results, as one
  adopts: { selector: ".js_surveyresult", waiting: ".survey_graph{min-block-size:24em}" },
  enhances: true,
  rare: true,
  store: createSurveyResults,
  component: SurveyResults,
});
