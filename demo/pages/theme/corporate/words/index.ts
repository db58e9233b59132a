import type { View } from "../../../view.ts";
import { ar } from "./ar.ts";
import { en, type CorporateWords } from "./en.ts";

export type { CorporateWords };

export const corporateWords = ({ textLang }: Pick<View, "textLang">): CorporateWords => ({ ar, en })[textLang];
