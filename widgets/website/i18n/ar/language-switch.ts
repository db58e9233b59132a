import type { LanguageSwitchTexts } from "../../language-switch/language-switch.strings.ts";

export const languageSwitch = { language: "اللغة" } satisfies LanguageSwitchTexts;
