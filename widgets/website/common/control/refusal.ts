import { failureText, type FailureTexts } from "#shared/i18n/index.ts";

/** For the team: why the suite does not allow it, which says who may; all else as visitors read it. */
export function refusalText(texts: FailureTexts, error: unknown): string {
  const { text, kind } = error as { readonly text?: string; readonly kind?: string };
  return (kind === "access" && text) || failureText(texts, error);
}

/** Whether the same call may succeed later. */
export const mayRetry = (error: unknown): boolean => !!(error as { readonly retryable?: boolean }).retryable;
