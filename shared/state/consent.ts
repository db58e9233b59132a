import { ownDocument } from "../element/index.ts";

/** Reads the visitor's choice from the cookie of `suite-consent`; undefined if there is none or cookies are forbidden. */
function choice(): readonly string[] | undefined {
  try {
    return /(?:^|; )suite_consent=([^;]*)/.exec(ownDocument.cookie)?.[1]!.split(".");
  } catch {
    return undefined;
  }
}

/** Returns true if the site asks visitors about statistics. Pages without a question follow the choice made on another page. */
function asks(): boolean {
  const bars = [...ownDocument.querySelectorAll<HTMLElement>("suite-consent")];
  return bars.length ? bars.some(({ dataset }) => /tracking/.test(dataset["for"] ?? "tracking")) : !!choice();
}

/** Returns true if the browser sends Global Privacy Control. */
export const isPrivate = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Returns true if the site asks for consent to tracking and the visitor has not given it. */
export const isConsentMissing = (): boolean => asks() && !choice()?.includes("tracking");

/** Returns true if the visitor must not be tracked. */
export const isTrackingRefused = (): boolean => isPrivate() || isConsentMissing();
