import type { StoreContext } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { storeState } from "#shared/state/index.ts";
import type { Graph, GraphType } from "./graph.ts";

export const events = {
  "suite-filter-change": "A visitor changed the filter. detail: { query: string }",
} as const;

export interface SurveyResultsProps {
  readonly graphType: GraphType | undefined;
  readonly graphData: Graph | undefined;
}

/** Rows that a pager shows, from 1. */
export interface Shown {
  readonly first: number;
  readonly last: number;
  readonly count: number;
}

interface SurveyResultsState {
  /** Error of the drawing; null if the chart is drawn. */
  readonly error: unknown;
  /** Rows of the page that the visitor opened last. */
  readonly shown: Shown | null;
}

export type SurveyResultsStore = ReturnType<typeof createSurveyResults>;

export function createSurveyResults(
  context: StoreContext<SurveyResultsProps, typeof events>,
  go: (address: string) => unknown = navigate,
) {
  const state = storeState<SurveyResultsState>({ error: null, shown: null }, context, ({ error }) => ({ error }));
  const announce = (query: string) => context.emit("suite-filter-change", { query: query.slice(1) });
  return {
    state,
    failDrawing: (error: unknown) => state.change({ error }),
    redraw: () => state.change({ error: null }),
    turned: (shown: Shown) => state.change({ shown }),
    /** Announces the navigation of a link. */
    announce,
    /** Navigates to the filtered answers, unless the filter is unchanged. */
    filter(from: string, query: string) {
      if (query === from) return;
      announce(query);
      go(query);
    },
  };
}
