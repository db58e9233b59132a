import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf, failureText } from "#shared/i18n/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Button, Failure, Status, useHost } from "#shared/ui/index.ts";
import { hasButtons } from "./statements.markup.ts";
import type { StatementsProps, StatementsStore, StatementsTexts } from "./statements.store.ts";

/** Returns the message of an error; after a lost answer the statement may have been sent. */
const errorText = (texts: StatementsTexts, error: NonNullable<unknown>): string =>
  mayBeDone(error) ? texts.unknown : `${texts.failed} ${failureText(texts, error)}`;

export function Statements({ store, texts }: WidgetView<StatementsStore, StatementsProps, StatementsTexts>) {
  const { sending, message, error } = useStore(store.state);
  const [isBare, setIsBare] = useState(false);
  const root = useHost<HTMLDivElement>((host) => setIsBare(!hasButtons(host)));
  return (
    <div ref={root} tabIndex={-1} aria-busy={sending !== null}>
      <slot />
      {isBare && (
        <div className="buttons">
          <Button part="all" busy={sending === false} onClick={() => void store.send(false)}>
            {texts.all}
          </Button>
          <Button kind="quiet" part="overdue" busy={sending === true} onClick={() => void store.send(true)}>
            {texts.overdue}
          </Button>
        </div>
      )}
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
