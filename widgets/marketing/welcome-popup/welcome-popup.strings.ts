import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Its name, where what is in it has no heading. */
  title: "Welcome",
  close: "Close",
  refuse: "No, thanks",
};

export type WelcomePopupTexts = Texts<typeof english>;
