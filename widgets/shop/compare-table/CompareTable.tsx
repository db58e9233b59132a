import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { adoptStyles, Failure, Skeleton, Spinner, useHost } from "#shared/ui/index.ts";
import { Notice } from "../common/lists/Notice.tsx";
import { useRedirect } from "../common/redirect.ts";
import { bind } from "./compare-table.bind.ts";
import pageCss from "./compare-table.page.css";
import type { CompareTableProps, CompareTableStore, CompareTableTexts } from "./compare-table.store.ts";
import { FetchedTable } from "./FetchedTable.tsx";

export function CompareTable({
  store,
  texts,
  context: { server, fail },
}: WidgetView<CompareTableStore, CompareTableProps, CompareTableTexts>) {
  const { html, loading, warning, error, redirectUrl } = useStore(store.state);
  /** True if the table is the page's own. */
  const [own, setOwn] = useState(true);
  const root = useHost<HTMLDivElement>((host, signal) => {
    if (host.childElementCount) {
      adoptStyles(host, pageCss);
      bind(host, signal, store, true);
    } else {
      setOwn(false);
      store.fetch();
    }
  });
  useRedirect(redirectUrl);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!error && (
        <Failure text={failureText(texts, error)} retryText={texts.retry} onRetry={own ? undefined : store.retry} />
      )}
      {loading && (html === null ? <Skeleton /> : <Spinner />)}
      <div className="scroll" part="scroll" role="group" aria-label={texts.title} tabIndex={0}>
        {own ? <slot /> : html !== null && <FetchedTable store={store} html={html} server={server} onError={fail} />}
      </div>
      {!own && !loading && !error && html === null && <p part="empty">{texts.empty}</p>}
    </div>
  );
}
