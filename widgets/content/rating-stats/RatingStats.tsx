import { useEffect } from "react";
import { useStore, type WidgetView } from "../../../shared/element/index.ts";
import { failureText } from "../../../shared/i18n/index.ts";
import { Failure, Skeleton, Status } from "../../../shared/ui/index.ts";
import { RatingCard } from "../../../shared/ui/rating/index.ts";
import type { RatingStatsProps, RatingStatsStore } from "./rating-stats.store.ts";
import type { RatingStatsTexts } from "./rating-stats.strings.ts";

export function RatingStats({
  store,
  texts,
  context,
}: WidgetView<RatingStatsStore, RatingStatsProps, RatingStatsTexts>) {
  const { stats, error, loading, filter } = useStore(store.state);
  useEffect(() => {
    const refresh = () => void store.refresh();
    addEventListener("suite-chatter-post", refresh);
    return () => removeEventListener("suite-chatter-post", refresh);
  }, [store]);
  return (
    <div aria-busy={loading}>
      <Status hidden text={loading ? texts.loading : ""} />
      {stats && <RatingCard stats={stats} chosen={filter} texts={texts} lang={context.lang} onChoose={store.filter} />}
      {!!error && (
        <Failure text={failureText(texts, error)} retryText={texts.retry} busy={loading} onRetry={store.retry} />
      )}
      {!stats && !error && <Skeleton />}
    </div>
  );
}
