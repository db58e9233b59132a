import type { LanguageSwitchTexts } from "#website/language-switch/language-switch.strings.ts";

export const languageSwitch = { language: "Idioma" } satisfies LanguageSwitchTexts;
