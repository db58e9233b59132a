import type { Texts } from "#shared/i18n/index.ts";

export const english = { switchWebsite: "Go to the other website" };

export type WebsiteSwitchTexts = Texts<typeof english>;
