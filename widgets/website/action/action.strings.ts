import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** On our own button: a site builder gives its own. */
  start: "Start",
  unhandled: "Nothing on this page can do that.",
  retry: "Try again",
};

export type ActionTexts = Texts<typeof english>;
