import type { Texts } from "#shared/i18n/index.ts";

export const strings = { menu: "Menu", more: "More" };
export type PageTexts = Texts<typeof strings>;
