import { useEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { writeAddress } from "#shared/html/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Skeleton, Status, Tabs } from "#shared/ui/index.ts";
import { PageHeading } from "../common/short-link/PageHeading.tsx";
import { ShortLink } from "../common/short-link/ShortLink.tsx";
import { Clicks } from "./Clicks.tsx";
import type { LinkStatsProps, LinkStatsStore, LinkStatsTexts } from "./link-stats.store.ts";
import { type Range, rangeOfHash, withRange } from "./range.ts";

/** @see docs/reference/links.md#links-25 */
export function LinkStats({
  store,
  texts,
  context: { lang },
}: WidgetView<LinkStatsStore, LinkStatsProps, LinkStatsTexts>) {
  const { range, total, days, countries, loading, error } = useStore(store.state);
  const link = useStore(store.link);
  const isDrawingFailed = useStore(store.isDrawingFailed);

  useEffect(() => {
    const read = () => {
      const asked = rangeOfHash(location.hash);
      if (asked) store.show(asked);
    };
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [store]);

  const choose = (chosen: Range) => {
    store.show(chosen);
    // a reload shows the same range, and Back goes to the previous page
    writeAddress(withRange(location, chosen));
  };
  const isKnown = total !== null && countries !== null;
  const none = isKnown && !days.some(({ clicks }) => clicks);
  const tabs = (["all", "month", "week"] as const).map((name) => ({ name, text: texts[name] }));
  return (
    <>
      <PageHeading />
      <div className="head">
        {link && <ShortLink id="code" {...link} texts={texts} onCopy={() => store.copy(link)} />}
        <Button kind="quiet" part="print" onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <Tabs label={texts.ranges} tabs={tabs} chosen={range} onChoose={choose}>
        {!!error && <Failure {...failureOf(texts, error)} busy={loading} onRetry={store.retry} />}
        {isDrawingFailed && <Failure text={texts.failureNetwork} retryText={texts.retry} onRetry={store.redraw} />}
        {none && (
          <p className="empty" part="empty">
            {texts.noData}
          </p>
        )}
        {loading && !error && !isKnown && <Skeleton />}
        {isKnown && !none && !isDrawingFailed && (
          <Clicks days={days} countries={countries} texts={texts} lang={lang} onFail={store.failDrawing} />
        )}
        <Status hidden text={loading ? texts.loading : ""} />
      </Tabs>
    </>
  );
}
