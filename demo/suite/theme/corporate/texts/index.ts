import type { View } from "#demo/common/view.ts";
import { ar } from "./ar.ts";
import { type CorporateTexts, en } from "./en.ts";

export type { CorporateTexts };

export const corporateTexts = ({ textLang }: Pick<View, "textLang">): CorporateTexts => ({ ar, en })[textLang];
