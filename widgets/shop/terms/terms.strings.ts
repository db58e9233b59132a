import type { Texts } from "#shared/i18n/index.ts";

export const english = { accept: "Accept the terms." };

export type TermsTexts = Texts<typeof english>;
