import { collapseSpace, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { markInserted } from "#shared/ui/index.ts";
import { bindFilters } from "./filters.bind.ts";
import { graphTypes, type SurveyResultsTexts } from "./graph.ts";
import { bindPager } from "./pager.bind.ts";
import type { SurveyResultsProps, SurveyResultsStore } from "./survey-results.store.ts";

type Context = WidgetContext<SurveyResultsProps, SurveyResultsTexts>;

/** Reads the question of a chart from its heading, without the badges in it. */
function titleOf(heading: Element | undefined): string {
  const copy = heading?.cloneNode(true) as Element | undefined;
  copy?.querySelectorAll(".badge").forEach((badge) => badge.remove());
  return collapseSpace(copy?.textContent);
}

/** Inserts an element that draws a chart once the chart is in view. @param heading last heading before the chart */
function insertChart(container: HTMLElement, tag: string, heading: Element | undefined, signal: AbortSignal): void {
  const type = container.getAttribute("data-graph_type");
  const data = container.getAttribute("graph-data");
  if (!data || !graphTypes.some((known) => known === type) || container.querySelector(tag)) return;
  const chart = ownDocument.createElement(tag);
  chart.setAttribute("data-graph-type", type!);
  chart.setAttribute("data-graph-data", data);
  const title = titleOf(heading);
  if (title) chart.ariaLabel = title;
  markInserted(chart);
  container.append(chart);
  untilAbort(signal, () => chart.remove());
}

/** Binds the results in a host and the store until the signal; a single chart has none. */
export function bind(host: HTMLElement, signal: AbortSignal, store: SurveyResultsStore, context: Context): void {
  if (context.props.get().graphType) return;
  let heading: Element | undefined;
  for (const each of host.querySelectorAll<HTMLElement>("h1,h2,h3,h4,h5,h6,.survey_graph"))
    if (each.matches(".survey_graph")) insertChart(each, context.tag, heading, signal);
    else heading = each;
  for (const pager of host.querySelectorAll<HTMLElement>("ul[data-question_id]"))
    bindPager(host, pager, store.turned, signal);
  bindFilters(host, store, context.texts.get(), signal);
}
