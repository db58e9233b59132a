import { useStore, type WidgetView } from "#shared/element/index.ts";
import { fill } from "#shared/i18n/index.ts";
import { Button, Status } from "#shared/ui/index.ts";
import type { SurveyResultsTexts } from "./graph.ts";
import { ResultChart } from "./ResultChart.tsx";
import type { Shown, SurveyResultsProps, SurveyResultsStore } from "./survey-results.store.ts";

const messageOf = ({ first, last, count }: Shown, { rows }: SurveyResultsTexts, lang: string): string => {
  const digits = (value: number) => value.toLocaleString(lang);
  return fill(rows, { first: digits(first), last: digits(last), count: digits(count) });
};

/** Adds charts to the page's tables, pagers and filters. */
function PageResults({
  store,
  texts,
  context,
}: WidgetView<SurveyResultsStore, SurveyResultsProps, SurveyResultsTexts>) {
  const { shown } = useStore(store.state);
  return (
    <div>
      <slot />
      <Status hidden text={shown ? messageOf(shown, texts, context.lang) : ""} />
      <Button kind="quiet" part="print" onClick={() => print()}>
        {texts.print}
      </Button>
    </div>
  );
}

/** Results of a page, or a single chart. */
export function SurveyResults(view: WidgetView<SurveyResultsStore, SurveyResultsProps, SurveyResultsTexts>) {
  const { graphType, graphData } = view.props;
  if (!graphType) return <PageResults {...view} />;
  if (!graphData) return <p>{view.texts.noData}</p>;
  return <ResultChart type={graphType} graph={graphData} {...view} />;
}
