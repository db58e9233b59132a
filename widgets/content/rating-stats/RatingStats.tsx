import { useEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, lazyView, Skeleton, Status } from "#shared/ui/index.ts";
import type { RatingCardProps } from "#shared/ui/RatingCard.tsx";
import type { RatingStatsProps, RatingStatsStore, RatingStatsTexts } from "./rating-stats.store.ts";

/** Loader of the card's code; tests replace it. */
export const ratingStatsEnv = { loadCard: () => import("#shared/ui/RatingCard.tsx") };

const RatingCard = lazyView<RatingCardProps & { readonly onError: (error: unknown) => void }>(
  () => ratingStatsEnv.loadCard().then((module) => module.RatingCard),
  <Skeleton boxes={6} />,
);

export function RatingStats({
  store,
  texts,
  context,
}: WidgetView<RatingStatsStore, RatingStatsProps, RatingStatsTexts>) {
  const { stats, error, loadError, loading, filter } = useStore(store.state);
  useEffect(() => {
    const refresh = () => void store.refresh();
    addEventListener("suite-chatter-post", refresh);
    return () => removeEventListener("suite-chatter-post", refresh);
  }, [store]);
  // loads at the same time as the ratings
  useEffect(() => RatingCard.preload(), []);
  const failure = error ?? loadError;
  return (
    <div aria-busy={loading}>
      <Status hidden text={loading ? texts.loading : ""} />
      {stats?.total === 0 && <p part="ratings">{texts.unrated}</p>}
      {!!stats?.total && !loadError && (
        <RatingCard
          stats={stats}
          chosen={filter}
          texts={texts}
          lang={context.lang}
          onChoose={store.filter}
          onError={store.failLoading}
        />
      )}
      {!!failure && <Failure {...failureOf(texts, failure)} busy={loading} onRetry={store.retry} />}
      {!stats && !failure && <Skeleton boxes={6} />}
    </div>
  );
}
