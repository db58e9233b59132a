import type { Texts } from "./texts.ts";

/**
 * One sentence for each kind of `suite-error`, for an element's own strings to spread. An element that can say what is gone has a
 * `failureGone` of its own.
 */
export const failureTexts = {
  failureNetwork: "There is no connection. Check your internet connection and try again.",
  failureServer: "Something went wrong on the server. Please try again in a moment.",
  failureSession: "Your session has expired. Reload the page and try again.",
  failureAccess: "You do not have access to this.",
  failureContract: "The server gave an unexpected answer. Please try again later.",
  failureConfig: "This part of the page is not set up correctly. Please tell the owner of the site.",
  failureGone: "This is not available any more.",
  retry: "Try again",
};

export type FailureTexts = Texts<typeof failureTexts>;

/** The sentence for people: the suite's, or ours by kind. What the suite says of its records and its database is for the console, where `report` puts it. */
export function failureText(texts: FailureTexts, error: unknown): string {
  const {
    kind = "contract",
    text,
    retryable,
    sentence,
  } = error as Partial<Record<"kind" | "text" | "sentence", string>> & { readonly retryable?: boolean };
  // the suite has refused with a reason, and will again
  const name = text && !retryable && /server|config/.test(kind) ? "gone" : kind;
  return sentence || texts[("failure" + name[0]!.toUpperCase() + name.slice(1)) as keyof FailureTexts];
}
