import type { TextTable } from "../element/index.ts";

/** Puts values in the place of `{name}`; a name without a value stays, so that it is seen. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Keys that have a text for each plural category, without the category. */
export type PluralKey<T> = { [K in keyof T]: K extends `${infer Key}_other` ? Key : never }[keyof T];

/** The text of a key that the language has for this count. */
export const plural = <T extends TextTable>(lang: string, texts: T, key: PluralKey<T>, count: number): string =>
  texts[`${key}_${new Intl.PluralRules(lang).select(count)}`] ?? texts[`${key}_other`]!;
