import { ownDocument } from "../element/index.ts";

/** What `suite-consent` keeps of a visitor's choice, for scripts of the page as well; undefined: there was none, or cookies are forbidden. */
function choice(): readonly string[] | undefined {
  try {
    return /(?:^|; )suite_consent=([^;]*)/.exec(ownDocument.cookie)?.[1]!.split(".");
  } catch {
    return undefined;
  }
}

/** Whether the site asks visitors about statistics. Pages that ask nothing obey what was chosen on others. */
function asks(): boolean {
  const bars = [...ownDocument.querySelectorAll<HTMLElement>("suite-consent")];
  return bars.length ? bars.some(({ dataset }) => /tracking/.test(dataset["for"] ?? "tracking")) : !!choice();
}

/** Whether the visitor's browser asks every site to keep what it knows to itself. */
export const isPrivate = (): boolean =>
  (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether the site asks for leave to note what the visitor does, and has none. */
export const lacksLeave = (): boolean => asks() && !choice()?.includes("tracking");

/** Whether nothing may be noted of what the visitor does. */
export const isTrackingRefused = (): boolean => isPrivate() || lacksLeave();
