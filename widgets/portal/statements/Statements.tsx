import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, failureText } from "#shared/i18n/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import type { StatementsProps, StatementsStore, StatementsTexts } from "./statements.store.ts";

/** Returns the message of an error; after a lost answer the statement may have been sent. */
const errorText = (texts: StatementsTexts, error: NonNullable<unknown>): string =>
  mayBeDone(error) ? texts.unknown : `${texts.failed} ${failureText(texts, error)}`;

export function Statements({ store, texts }: WidgetView<StatementsStore, StatementsProps, StatementsTexts>) {
  const { sending, message, error } = useStore(store.state);
  return (
    <div tabIndex={-1} aria-busy={sending !== null}>
      <slot />
      {message !== null && (
        <p className="answer" part="answer" role="alert" dir="auto">
          {message || texts.sent}
        </p>
      )}
      {!!error && (
        <Failure {...failureOf(texts, error)} text={errorText(texts, error)} onRetry={() => void store.retry()} />
      )}
      <Status hidden text={sending === null ? "" : texts.sending} />
    </div>
  );
}
