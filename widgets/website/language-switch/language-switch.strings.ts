import type { Texts } from "#shared/i18n/index.ts";

export const english = { language: "Language" };

export type LanguageSwitchTexts = Texts<typeof english>;
