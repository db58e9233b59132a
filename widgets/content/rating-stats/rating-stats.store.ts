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
    "Before the page's suite-chatter of this record shows messages with so many stars alone, 0: all again. Cancelable. Dispatched by the page, it does so. detail: { rating: number, model: string, resId: number, server: string }",
} as const;

export interface RatingStatsProps {
  readonly resModel: string;
  readonly resId: number;
  readonly token: string;
}

interface RatingStatsState {
  /** null until they came. */
  readonly stats: RatingStats | null;
  readonly error: unknown;
  /** Why the code that shows them did not come; null: it did, or is on its way. */
  readonly lacking: unknown;
  readonly loading: boolean;
  /** Stars of the messages that the page shows of the record; 0: all. */
  readonly filter: number;
}

export type RatingStatsStore = ReturnType<typeof createRatingStats>;

const none: RatingStats = { avg: 0, total: 0, percent: {} };

/** The ratings of a record: blocks that ask for the same share one answer. */
export function createRatingStats(context: StoreContext<RatingStatsProps, typeof events>) {
  const { props, server, editing, signal } = context;
  const state = storeState<RatingStatsState>(
    { stats: null, error: null, lacking: null, loading: true, filter: 0 },
    context,
    ({ loading, error, lacking }) => ({ loading, error: error ?? lacking }),
  );
  let ratings: Remote<RatingStats>;

  const ask = async ({ resModel: model, resId: id, token }: RatingStatsProps) => {
    // its messages come along, and are not wanted
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
      ratings = remote(key, () => ask(now), { isOnlyRead: true });
      if (!isEditing) void ratings.load();
      return effect([ratings.state], ({ value, error, loading }) =>
        state.change({ stats: value, error, loading: loading || (value === null && !error) }),
      );
    }),
  );
  return {
    state,
    retry() {
      state.change({ lacking: null });
      void ratings.load();
    },
    /** The code that shows the ratings did not come. */
    lack: (cause: unknown) =>
      state.change({
        lacking: new SuiteError("network", "the code that shows ratings could not be loaded", { cause }),
      }),
    /** Somebody has written in the page, maybe with stars. What is shown stays where that cannot be asked. */
    async refresh() {
      const shown = ratings;
      const stats = await ask(props.get()).catch(() => undefined);
      if (stats) shown.put(stats);
    },
    /** The page's messages with so many stars alone; 0: all. */
    filter: ratingFilter(
      context,
      () => props.get(),
      (filter) => state.change({ filter }),
    ),
  };
}
