import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  share: "Share",
  shareOn: "{network}: share this page",
  email: "Email",
};

export type ShareTexts = Texts<typeof english>;
