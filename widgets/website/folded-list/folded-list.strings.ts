import type { Texts } from "#shared/i18n/index.ts";

export const english = { unfold: "Show more" };

export type FoldedListTexts = Texts<typeof english>;
