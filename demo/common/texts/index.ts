import { ar } from "./ar.ts";
import { type DemoTexts, en } from "./en.ts";

export type { DemoTexts };

export const textLanguages = ["en", "ar"] as const;

/** The demo speaks these two; in the other languages of the widgets its own texts stay English and are marked so. */
export const demoTexts = (lang: string): { textLang: "ar" | "en"; t: DemoTexts } =>
  lang.startsWith("ar") ? { textLang: "ar", t: ar } : { textLang: "en", t: en };

/** Puts values in the place of `{name}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Like `fill`, with elements: the pieces in their order. */
export const weave = <T>(text: string, values: Readonly<Record<string, T>>): readonly (string | T)[] =>
  text.split(/\{(\w+)\}/).map((piece, index) => (index % 2 ? (values[piece] ?? `{${piece}}`) : piece));
