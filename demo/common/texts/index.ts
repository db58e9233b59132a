import { ar } from "./ar.ts";
import { type DemoTexts, en } from "./en.ts";

export type { DemoTexts };

export const textLanguages = ["en", "ar"] as const;

/** Returns the demo's texts in the closest of its two languages. In other languages of the widgets they stay English, with `lang`. */
export const demoTexts = (lang: string): { textLang: "ar" | "en"; t: DemoTexts } =>
  lang.startsWith("ar") ? { textLang: "ar", t: ar } : { textLang: "en", t: en };

/** Replaces `{name}` by values. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Like `fill`, with elements; returns the pieces in order. */
export const weave = <T>(text: string, values: Readonly<Record<string, T>>): readonly (string | T)[] =>
  text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? (values[piece] ?? `{${piece}}`) : piece));
