import { failureTexts, type Texts } from "#shared/i18n/index.ts";

export const english = {
  ...failureTexts,
  page: "Page",
  hint: "Type a part of its address",
  /** A page that has a name. */
  option: "{name} – {loc}",
  loading: "Loading…",
  none: "No page has this in its address",
  clear: "Clear",
};

export type PageSearchTexts = Texts<typeof english>;
