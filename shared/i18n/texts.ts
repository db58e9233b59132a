import type { TextTable } from "../element/index.ts";
import type { failures } from "./en.json";

/** Replaces each `{name}` by its value. A name without a value stays, so that the mistake is visible. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Keys that have a text for each plural category, without the category. */
export type PluralKey<T> = { [K in keyof T]: K extends `${infer Key}_other` ? Key : never }[keyof T];

/** Returns the text of a key for this count in the language. */
export const plural = <T extends TextTable>(lang: string, texts: T, key: PluralKey<T>, count: number): string =>
  texts[`${key}_${new Intl.PluralRules(lang).select(count)}`] ?? texts[`${key}_other`]!;

/** Message for each kind of `suite-error`. An element that can name the missing record has a `failureGone` of its own. */
export type FailureTexts = Readonly<typeof failures>;

/**
 * Returns the message for visitors: that of the suite, or ours by kind. Messages about records and the database are logged in the console alone
 * (`report`).
 */
export function failureText(texts: FailureTexts, error: unknown): string {
  const {
    kind = "contract",
    text,
    retryable,
    sentence,
  } = error as Partial<Record<"kind" | "text" | "sentence", string>> & { readonly retryable?: boolean };
  // the suite has rejected the call with a reason, and would reject it again
  const name = text && !retryable && /server|config/.test(kind) ? "gone" : kind;
  return sentence || texts[("failure" + name[0]!.toUpperCase() + name.slice(1)) as keyof FailureTexts];
}
