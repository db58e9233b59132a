import { useEffect } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { navigate } from "#shared/html/index.ts";
import { failureOf, fill } from "#shared/i18n/index.ts";
import { Failure, lazyView, Spinner, Status } from "#shared/ui/index.ts";
import {
  messageOf,
  type PaymentProcessingProps,
  type PaymentProcessingStore,
  type PaymentProcessingTexts,
} from "./payment-processing.store.ts";
import type { PaymentListProps } from "./PaymentList.tsx";

const PaymentList = lazyView<PaymentListProps>(() => import("./PaymentList.tsx").then((module) => module.PaymentList));

export function PaymentProcessing({
  store,
  props,
  texts,
  context: { lang, server, fail },
}: WidgetView<PaymentProcessingStore, PaymentProcessingProps, PaymentProcessingTexts>) {
  const { transactions, news, isMissing, exception, failure, redirectUrl } = useStore(store.state);
  useEffect(() => {
    // an address of this page would reload it forever
    if (redirectUrl && redirectUrl !== location.href) navigate(redirectUrl);
  }, [redirectUrl]);
  const message = news
    .map((each) => {
      const text = messageOf(each, texts);
      return each.reference ? fill(texts.news, { reference: each.reference, text }) : text;
    })
    .join(" ");
  return (
    <div className="payments">
      {!!failure && <Failure {...failureOf(texts, failure)} onRetry={store.retry} />}
      {!transactions && !isMissing && (
        <p className="wait" part="waiting">
          <Spinner />
          {texts.processing}
        </p>
      )}
      {(transactions || exception || isMissing) && (
        <PaymentList
          transactions={transactions}
          exception={exception?.sentence}
          onRetry={store.retry}
          isMissing={isMissing}
          contactHref={props.contactHref}
          texts={texts}
          lang={lang}
          server={server}
          onError={fail}
        />
      )}
      <Status hidden text={isMissing ? texts.missing : message} />
    </div>
  );
}
