import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Of the menu, for screen readers. */
  menu: "On this page",
};

export type DocMenuTexts = Texts<typeof english>;
