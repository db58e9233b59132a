import { ar } from "./ar.ts";
import { en, type ThemeTexts } from "./en.ts";

export type { ThemeTexts };

export const themeTexts = { en, ar };
