/** @jsxImportSource hono/jsx */
import type { Render } from "#demo/server/area.ts";
import type { SurveyPages } from "#demo/server/survey/pages.ts";
import { FillPage } from "./Fill.tsx";
import { FinishedPage, PrintPage, StartPage } from "./Others.tsx";
import { ResultsPage } from "./Results.tsx";
import { TryPage } from "./Try.tsx";

export const surveyPages = (render: Render): SurveyPages => ({
  start: (c, survey, input) =>
    render(c, { title: survey.title, content: <StartPage visit={c.var.visit} survey={survey} input={input} /> }),
  fill: (c, survey, page, input) =>
    render(c, {
      title: survey.title,
      content: <FillPage visit={c.var.visit} survey={survey} page={page} input={input} />,
    }),
  finished: (c, survey, input, points) =>
    render(c, {
      title: survey.title,
      content: <FinishedPage visit={c.var.visit} survey={survey} input={input} points={points} />,
    }),
  print: (c, survey, input) =>
    render(c, { title: survey.title, content: <PrintPage visit={c.var.visit} survey={survey} input={input} /> }),
  results: (c, survey, results) =>
    render(c, { title: survey.title, content: <ResultsPage visit={c.var.visit} survey={survey} results={results} /> }),
  trial: (c, survey, input) =>
    render(c, { title: survey.title, content: <TryPage visit={c.var.visit} survey={survey} input={input} /> }),
});
