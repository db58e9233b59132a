import { effect } from "nanostores";
import type { StoreContext } from "#shared/element/index.ts";
import type sharedTexts from "#shared/i18n/en.json";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { type Remote, remote, storeState, untilAbort } from "#shared/state/index.ts";
import { ratingFilter } from "#shared/state/rating-filter.ts";
import { chatterInit, type RatingStats } from "#shared/suite/api/chatter.ts";
import { connect, SuiteError } from "#shared/suite/index.ts";
import type en from "../i18n/en.json";

export type RatingStatsTexts = Readonly<FailureTexts & typeof sharedTexts.ratings & typeof en.ratingStats>;

export const events = {
  "suite-rating-filter":
    "Before the page's `suite-chatter` of this record shows only messages with a number of stars; 0: all messages. Cancelable. The page may dispatch the event to set the filter. detail: { rating: number, model: string, resId: number, server: string }",
} as const;

export interface RatingStatsProps {
  readonly resModel: string;
  readonly resId: number;
  readonly token: string;
}

interface RatingStatsState {
  /** null until the server has responded. */
  readonly stats: RatingStats | null;
  readonly error: unknown;
  /** Error of the code that shows the ratings; null if the code has loaded or is loading. */
  readonly loadError: unknown;
  readonly loading: boolean;
  /** Stars of the record's messages that the page shows; 0: all messages. */
  readonly filter: number;
}

export type RatingStatsStore = ReturnType<typeof createRatingStats>;

const none: RatingStats = { avg: 0, total: 0, percent: {} };

/** Loads the ratings of a record once for all elements with the same attributes. */
export function createRatingStats(context: StoreContext<RatingStatsProps, typeof events>) {
  const { props, server, editing, signal } = context;
  const state = storeState<RatingStatsState>(
    { stats: null, error: null, loadError: null, loading: true, filter: 0 },
    context,
    ({ loading, error, loadError }) => ({ loading, error: error ?? loadError }),
  );
  let ratings: Remote<RatingStats>;

  const load = async ({ resModel: model, resId: id, token }: RatingStatsProps) => {
    // the server returns messages as well: request one at most
    const range = { domain: [], offset: 0, limit: 1 };
    const answer = await chatterInit(
      connect(server),
      { model, id, token, hasRatings: true, allowComposer: false },
      range,
    );
    return answer.rating_stats ?? none;
  };
  untilAbort(
    signal,
    effect([props, editing], (now, isEditing) => {
      const { resModel, resId, token } = now;
      const key = `ratings ${server} ${resModel} ${resId} ${token}`;
      ratings = remote(key, () => load(now), { isOnlyRead: true });
      if (!isEditing) void ratings.load();
      return effect([ratings.state], ({ value, error, loading }) =>
        state.change({ stats: value, error, loading: loading || (value === null && !error) }),
      );
    }),
  );
  return {
    state,
    retry() {
      state.change({ loadError: null });
      void ratings.load();
    },
    /** Reports that the code that shows the ratings could not be loaded. */
    failLoading: (cause: unknown) =>
      state.change({
        loadError: new SuiteError("network", "the code that shows ratings could not be loaded", { cause }),
      }),
    /** Loads the ratings again after a new message; a failure keeps the old ones. */
    async refresh() {
      const shown = ratings;
      const stats = await load(props.get()).catch(() => undefined);
      if (stats) shown.put(stats);
    },
    /** Filters the page's messages by stars; 0: all messages. */
    filter: ratingFilter(
      context,
      () => props.get(),
      (filter) => state.change({ filter }),
    ),
  };
}
