import { type ComponentType, useEffect, useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Failure, Skeleton, Status } from "#shared/ui/index.ts";
import type { RatingCardProps } from "#shared/ui/RatingCard.tsx";
import type { RatingStatsProps, RatingStatsStore, RatingStatsTexts } from "./rating-stats.store.ts";

/** Functions of the browser that the view needs; tests replace them. */
interface Browser {
  loadCard(): Promise<{ readonly RatingCard: ComponentType<RatingCardProps> }>;
}

export const thisBrowser: Browser = {
  loadCard: () => import("#shared/ui/RatingCard.tsx"),
};

export function RatingStats({
  store,
  texts,
  context,
}: WidgetView<RatingStatsStore, RatingStatsProps, RatingStatsTexts>) {
  const { stats, error, loadError, loading, filter } = useStore(store.state);
  const [Card, setCard] = useState<ComponentType<RatingCardProps>>();
  useEffect(() => {
    const refresh = () => void store.refresh();
    addEventListener("suite-chatter-post", refresh);
    return () => removeEventListener("suite-chatter-post", refresh);
  }, [store]);
  // loads at the same time as the ratings, and again with each retry
  useEffect(() => {
    if (!loadError) thisBrowser.loadCard().then(({ RatingCard }) => setCard(() => RatingCard), store.failLoading);
  }, [loadError, store]);
  const failure = error ?? loadError;
  const isWaiting = !stats || (stats.total > 0 && !Card);
  return (
    <div aria-busy={loading}>
      <Status hidden text={loading ? texts.loading : ""} />
      {stats?.total === 0 && <p part="ratings">{texts.unrated}</p>}
      {stats && stats.total > 0 && Card && (
        <Card stats={stats} chosen={filter} texts={texts} lang={context.lang} onChoose={store.filter} />
      )}
      {!!failure && (
        <Failure text={failureText(texts, failure)} retryText={texts.retry} busy={loading} onRetry={store.retry} />
      )}
      {isWaiting && !failure && <Skeleton />}
    </div>
  );
}
