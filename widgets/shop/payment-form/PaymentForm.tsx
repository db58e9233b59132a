import { useStore, type WidgetView } from "#shared/element/index.ts";
import { reloadPage } from "#shared/html/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Failure, lazyView, Status, useHost } from "#shared/ui/index.ts";
import type { BankFrameProps } from "./BankFrame.tsx";
import { isFree, type Stage } from "./payment.ts";
import type { PaymentError, PaymentFormTexts } from "./payment-error.ts";
import { bind } from "./payment-form.bind.ts";
import type { PaymentFormStore } from "./payment-form.store.ts";
import type { RemovalProps } from "./Removal.tsx";

const BankFrame = lazyView<BankFrameProps>(() => import("./BankFrame.tsx").then((module) => module.BankFrame));
const RemovalDialog = lazyView<RemovalProps>(() => import("./Removal.tsx").then((module) => module.Removal));

/** Returns the error and its reason, or while the bank decides, the error and the next step. */
function messageOf({ text, refusal, cause }: PaymentError, stage: Stage, texts: PaymentFormTexts) {
  const message = refusal || texts[text];
  if (stage === "unknown") return `${message} ${texts.bankAwaited}`;
  return cause ? `${message} ${failureText(texts, cause)}` : message;
}

export function PaymentForm({ store, texts, context }: WidgetView<PaymentFormStore, object, PaymentFormTexts>) {
  const { stage, error, isElsewhere, bankHtml, removal, deleted } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => bind(host, signal, store, context));
  const busy = !isFree(stage);
  /** Reloads the page, so that the order can be paid by another method. */
  const reload = stage === "unknown" && !error?.cause ? reloadPage : undefined;
  return (
    <div ref={root} tabIndex={-1} aria-busy={busy}>
      <slot />
      {error && (
        <Failure
          text={
            <>
              {error.title && <strong className="title">{texts[error.title]}</strong>}
              <span>{messageOf(error, stage, texts)}</span>
            </>
          }
          retryText={texts.reload}
          onRetry={reload}
        />
      )}
      {isElsewhere && <Failure text={texts.elsewhere} retryText={texts.reload} onRetry={reloadPage} />}
      {bankHtml !== null && (
        <BankFrame
          html={bankHtml}
          texts={texts}
          onBlocked={store.blockBank}
          onClose={store.closeBank}
          onError={() => store.blockBank("its code did not come")}
        />
      )}
      {removal && (
        <RemovalDialog
          records={removal.records}
          base={context.server}
          texts={texts}
          onDecided={store.confirmRemoval}
          onError={context.fail}
        />
      )}
      <Status hidden text={deleted > 0 && !busy ? texts.deleted : ""} />
    </div>
  );
}
