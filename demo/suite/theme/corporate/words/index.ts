import type { View } from "#demo/common/view.ts";
import { ar } from "./ar.ts";
import { type CorporateWords, en } from "./en.ts";

export type { CorporateWords };

export const corporateWords = ({ textLang }: Pick<View, "textLang">): CorporateWords => ({ ar, en })[textLang];
