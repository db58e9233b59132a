import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Skeleton, Spinner } from "#shared/ui/index.ts";
import { Notice } from "../common/lists/Notice.tsx";
import { useRedirect } from "../common/redirect.ts";
import type { CompareTableProps, CompareTableStore, CompareTableTexts } from "./compare-table.store.ts";
import { FetchedTable } from "./FetchedTable.tsx";

export function CompareTable({
  store,
  texts,
  context: { server, fail },
}: WidgetView<CompareTableStore, CompareTableProps, CompareTableTexts>) {
  const { isFetched, html, loading, warning, error, redirectUrl } = useStore(store.state);
  useRedirect(redirectUrl);
  return (
    <div tabIndex={-1}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!error && <Failure {...failureOf(texts, error)} onRetry={isFetched ? store.retry : undefined} />}
      {loading && (html === null ? <Skeleton /> : <Spinner />)}
      <div className="scroll" part="scroll" role="group" aria-label={texts.title} tabIndex={0}>
        {isFetched ? (
          html !== null && <FetchedTable store={store} html={html} server={server} onError={fail} />
        ) : (
          <slot />
        )}
      </div>
      {isFetched && !loading && !error && html === null && <p part="empty">{texts.empty}</p>}
    </div>
  );
}
