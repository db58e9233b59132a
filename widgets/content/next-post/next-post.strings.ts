import type { Texts } from "#shared/i18n/index.ts";

export const english = { next: "Read next" };

export type NextPostTexts = Texts<typeof english>;
