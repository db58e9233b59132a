import { useRef, useState } from "react";
import { collapseSpace, useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Button, Failure, Icon, icons, lazyView, Status } from "#shared/ui/index.ts";
import type { PaymentStatusProps, PaymentStatusStore, PaymentStatusTexts } from "./payment-status.store.ts";
import type { StatusMessageProps } from "./StatusMessage.tsx";

const StatusMessage = lazyView<StatusMessageProps>(() =>
  import("./StatusMessage.tsx").then((module) => module.StatusMessage),
);

export function PaymentStatus({
  store,
  texts,
  context: { server, fail },
}: WidgetView<PaymentStatusStore, PaymentStatusProps, PaymentStatusTexts>) {
  const { html, isUnconfirmed, error } = useStore(store.state);
  const root = useRef<HTMLDivElement>(null);
  const lastHeadline = useRef("");
  /** True while the page's markup contains the suite's message: the markup stays, since it has the styles of the page. */
  const [isPageCurrent, setPageCurrent] = useState(true);
  const [news, setNews] = useState("");
  const [drawn] = useState(() => (headline: string, text: string) => {
    const page = collapseSpace((root.current!.getRootNode() as ShadowRoot).host.textContent);
    const isSame = text === page;
    setPageCurrent(isSame);
    if (headline !== lastHeadline.current && !(lastHeadline.current === "" && isSame)) setNews(headline);
    lastHeadline.current = headline;
  });
  return (
    <div ref={root} className="payment">
      <div hidden={!isPageCurrent}>
        <slot />
      </div>
      {html !== null && (
        <div hidden={isPageCurrent}>
          <StatusMessage html={html} base={server} onDrawn={drawn} onError={fail} />
        </div>
      )}
      {isUnconfirmed && (
        <div className="note" part="warning">
          <Icon path={icons.warning} />
          <p role="status">{texts.unconfirmed}</p>
          <Button kind="quiet" part="retry" onClick={store.retry}>
            {texts.check}
          </Button>
        </div>
      )}
      {!!error && <Failure {...failureOf(texts, error)} onRetry={store.retry} />}
      <Status hidden text={news} />
    </div>
  );
}
