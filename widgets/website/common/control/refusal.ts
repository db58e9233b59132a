import { failureText, type FailureTexts } from "#shared/i18n/index.ts";

/** Returns the error text for the team: the suite's own reason for a refusal, which names who is allowed; otherwise the text for visitors. */
export function refusalText(texts: FailureTexts, error: unknown): string {
  const { text, kind } = error as { readonly text?: string; readonly kind?: string };
  return (kind === "access" && text) || failureText(texts, error);
}

/** Returns true if the same call may succeed later. */
export const mayRetry = (error: unknown): boolean => !!(error as { readonly retryable?: boolean }).retryable;
