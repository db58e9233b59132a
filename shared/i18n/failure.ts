import type { Texts } from "./texts.ts";

/** One sentence for each kind of `suite-error`, for an element's own strings to spread. */
export const failureTexts = {
  failureNetwork: "There is no connection. Check your internet connection and try again.",
  failureServer: "Something went wrong on the server. Please try again in a moment.",
  failureSession: "Your session has expired. Reload the page and try again.",
  failureAccess: "You do not have access to this.",
  failureContract: "The server gave an unexpected answer. Please try again later.",
  failureConfig: "This part of the page is not set up correctly. Please tell the owner of the site.",
  retry: "Try again",
};

export type FailureTexts = Texts<typeof failureTexts>;

/** The sentence for people: the suite's own where it gave one, else that of the error's kind. */
export function failureText(texts: FailureTexts, error: unknown): string {
  const { kind = "contract", text } = error as { readonly kind?: string; readonly text?: string };
  return text || texts[("failure" + kind[0]!.toUpperCase() + kind.slice(1)) as keyof FailureTexts];
}
