import type { Language } from "#demo/server/language.ts";
import type { Localized, TextLang } from "../page-link.ts";
import { ar } from "./ar.ts";
import { type DemoTexts, en } from "./en.ts";

export type { DemoTexts };

export const textLanguages = ["en", "ar"] as const;

/** Returns the closest of the two languages of the demo's texts. In other languages of the widgets they stay English, with `lang`. */
export const textLangOf = (lang: string): TextLang => (lang.startsWith("ar") ? "ar" : "en");

/** Returns the demo's texts in the closest of its two languages. */
export const demoTexts = (lang: string): { textLang: TextLang; t: DemoTexts } => {
  const textLang = textLangOf(lang);
  return { textLang, t: { en, ar }[textLang] };
};

/** Returns the texts of a page in the closest of their two languages. */
export const textsFor = <T>({ language }: { readonly language: Language }, texts: Localized<T>): T =>
  texts[textLangOf(language.tag)];

/** Replaces `{name}` by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Like `fill`, with elements; returns the pieces in order. */
export const weave = <T>(text: string, values: Readonly<Record<string, T>>): readonly (string | T)[] =>
  text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? (values[piece] ?? `{${piece}}`) : piece));
