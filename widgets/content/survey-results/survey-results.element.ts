import { choice, custom, defineWidget, partDocs } from "#shared/element/index.ts";
import { failures } from "#shared/i18n/en.json";
import { chartCss } from "#shared/ui/chart/index.ts";
import { buttonCss, failureCss, spinnerCss, statusCss } from "#shared/ui/index.ts";
import { surveyResults } from "../i18n/en.json";
import { type Graph, graphTypes, parseGraph } from "./graph.ts";
import { bind } from "./results.bind.ts";
import css from "./survey-results.css";
import pageCss from "./survey-results.page.css";
import { createSurveyResults, events } from "./survey-results.store.ts";
import { SurveyResults } from "./SurveyResults.tsx";

const texts = { failures, surveyResults };

/** Numbers of rows per page that are hidden before the element starts; the suite writes 10. */
const limits = [5, 10, 20, 50];

const rowsAfter = (limit: number): string => {
  const pager = `+[data-record_limit="${limit}"] a${limit === 10 ? ",+[data-question_id]:not([data-record_limit]) a" : ""}`;
  return `table:has(${pager})>tbody>:nth-child(n+${limit + 1}){animation:suite_fold 30s step-end}`;
};

/** The first page of each table and the ends of a long pager, as the element shows them at its start. Without a start the rows come back. */
const firstPage = `${limits.map(rowsAfter).join("")}ul[data-question_id]:has(>:nth-child(8)){>:nth-child(n+4):not(:last-child){display:none}>:is(:first-child,:last-child){display:flex;align-items:center}>:last-child::before{content:"\\2026"/"";padding-inline:.5em}}`;

export default defineWidget({
  tag: "suite-survey-results",
  area: "content",
  summary: "Results of a survey: charts with tables and files, pages of answers, filters",
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
      doc: "Type of a single chart",
    }),
    graphData: custom<Graph, { doc: string }>({
      parse: parseGraph,
      expected: 'JSON such as [{"text": "Oak", "count": 3}]',
      doc: "Answers of a single chart as JSON: [{text, count}] for a pie, [{key, values: [{text, count}]}] for bars",
    }),
  },
  events,
  states: { error: "The chart could not be drawn; the element shows the error" },
  parts: {
    figure: "Chart with its data",
    chart: "Drawing of the chart",
    legend: "Legend of the colours",
    "table-button": "Button that shows the data as a table",
    csv: "Button that saves the data as a file",
    table: "Table of the data",
    print: "Button that prints the page",
    failure: "Error message of a chart that could not be drawn",
    retry: partDocs.retry,
    button: "Button of the element",
    spinner: partDocs.spinner,
    status: "Live region with the numbers of the visible answers",
  },
  slots: { "": "The suite's page of results, or tables with pagers" },
  needsContent: "graphData",
  box: { display: "block" },
  waiting: `&::after{content:"";display:block;block-size:2.5em}&[data-graph-type]::after{block-size:24em;opacity:0;background:repeating-linear-gradient(90deg,color-mix(in srgb,currentColor 7%,#0000) 0 2em,#0000 0 4em);animation:suite_glow 2s .15s 15}${firstPage}`,
  // 2.1 kB of it are the chunk of charts
  budget: 6.7,
  texts,
  styles: [spinnerCss, buttonCss, failureCss, statusCss, chartCss, css],
  pageStyles: [pageCss],
  adopts: {
    selector: ".js_surveyresult",
    waiting: `.survey_graph{min-block-size:24em}&:not(:state(ready)>*,.editor_enable *){${firstPage}}`,
  },
  enhances: true,
  rare: true,
  store: createSurveyResults,
  component: SurveyResults,
  bind,
});
