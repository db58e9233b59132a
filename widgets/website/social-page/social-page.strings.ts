import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  page: "Our page on Facebook",
  show: "Show it here",
  note: "It comes from {site}, which then learns of your visit",
  open: "Open it on Facebook",
};

export type SocialPageTexts = Texts<typeof english>;
