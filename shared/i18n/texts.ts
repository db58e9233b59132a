import type { PluralForms } from "../element/index.ts";

/** What a translation of a table of English texts must have: every key, a plural text where English has one. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : PluralForms };

/** Puts values in the place of `{name}`; a name without a value stays, so that it is seen. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** The form of a text that the language has for this count. */
export const plural = (lang: string, forms: PluralForms, count: number): string =>
  forms[new Intl.PluralRules(lang).select(count)] ?? forms.other;
