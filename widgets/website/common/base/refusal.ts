import { failureText, type FailureTexts } from "../../../../shared/i18n/index.ts";

/** The suite's own reason where it gave one, which says what somebody of the team may do; else our sentence for the kind. */
export function refusalText(texts: FailureTexts, error: unknown): string {
  const { text, kind } = error as { readonly text?: string; readonly kind?: string };
  // a code of the suite, such as that a session has expired, has a sentence of ours
  return (kind !== "session" && text) || failureText(texts, error);
}

/** Whether the same call may succeed later. */
export const mayRetry = (error: unknown): boolean => !!(error as { readonly retryable?: boolean }).retryable;
