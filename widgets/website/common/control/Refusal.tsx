import { failureOf, failureText, type FailureTexts } from "#shared/i18n/index.ts";
import { Failure } from "#shared/ui/index.ts";

interface RefusalProps {
  readonly texts: FailureTexts;
  readonly error: NonNullable<unknown>;
  /** Message in place of the error's own. */
  readonly text?: string;
  readonly busy: boolean;
  /** Handles a retry, which is offered if the same call may succeed later. */
  readonly onRetry: (() => void) | undefined;
}

/** Error message for the team: the suite's own reason for a refusal, which names who is allowed; otherwise the text for visitors. Styles: `failureCss`. */
export function Refusal({ texts, error, text, busy, onRetry }: RefusalProps) {
  const {
    kind,
    text: reason,
    retryable,
  } = error as { readonly kind?: string; readonly text?: string; readonly retryable?: boolean };
  return (
    <Failure
      {...failureOf(texts, error)}
      text={text ?? ((kind === "access" && reason) || failureText(texts, error))}
      busy={busy}
      onRetry={retryable ? onRetry : undefined}
    />
  );
}
