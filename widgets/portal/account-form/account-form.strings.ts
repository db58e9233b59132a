import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** For screen readers, while the suite is asked to store the details. */
  sending: "Your details are being saved…",
};

export type AccountFormTexts = Texts<typeof english>;
