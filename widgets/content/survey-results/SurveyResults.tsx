import type { WidgetView } from "#shared/element/index.ts";
import { PageResults } from "./PageResults.tsx";
import { ResultChart } from "./ResultChart.tsx";
import type { SurveyResultsTexts } from "./survey-results.element.ts";
import type { SurveyResultsProps, SurveyResultsStore } from "./survey-results.store.ts";

/** The results of a page, or one chart alone. */
export function SurveyResults(view: WidgetView<SurveyResultsStore, SurveyResultsProps, SurveyResultsTexts>) {
  const { graphType, graphData } = view.props;
  if (!graphType) return <PageResults {...view} />;
  if (!graphData) return <p>{view.texts.noData}</p>;
  return <ResultChart type={graphType} graph={graphData} {...view} />;
}
