import { useMemo, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { ChartView, Figure } from "#shared/ui/chart/index.ts";
import { Failure, useHost } from "#shared/ui/index.ts";
import { type Graph, type GraphType, pointsOf, type SurveyResultsTexts, tableOf } from "./graph.ts";
import type { SurveyResultsProps, SurveyResultsStore } from "./survey-results.store.ts";

type View = WidgetView<SurveyResultsStore, SurveyResultsProps, SurveyResultsTexts>;

/** Answers to one question as a chart, a table and a file. */
export function ResultChart({ type, graph, store, texts, context }: View & { type: GraphType; graph: Graph }) {
  const { error } = useStore(store.state);
  const [label, setLabel] = useState("");
  const root = useHost<HTMLDivElement>((host) => setLabel(host.ariaLabel ?? ""));
  const { lang } = context;
  const points = useMemo(() => pointsOf(graph, type, texts, lang), [graph, type, texts, lang]);
  const { head, rows } = useMemo(() => tableOf(graph, type, texts), [graph, type, texts]);
  const name = label || texts.label;
  return (
    <div ref={root}>
      <Figure id="answers" label={name} head={head} rows={rows} texts={texts} lang={lang}>
        {error ? (
          <Failure text={texts.failureNetwork} retryText={texts.retry} onRetry={store.redraw} />
        ) : (
          <ChartView
            kind={type === "pie" ? "pie" : "groups"}
            label={name}
            points={points}
            legend={type !== "bar"}
            lang={lang}
            onFail={store.failDrawing}
          />
        )}
      </Figure>
    </div>
  );
}
