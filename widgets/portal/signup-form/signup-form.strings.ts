import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** For screen readers, while the suite is asked to open the account. */
  sending: "Your account is being created…",
};

export type SignupFormTexts = Texts<typeof english>;
