import type { TextTable, TextTables, Translations } from "../element/index.ts";
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
export function failureText(texts: FailureTexts, error: NonNullable<unknown>): string {
  const {
    kind = "contract",
    text,
    retryable,
    sentence,
    cause,
  } = error as Partial<Record<"kind" | "text" | "sentence", string>> & {
    readonly retryable?: boolean;
    /** TimeoutError of the platform if the answer did not come in time. */
    readonly cause?: unknown;
  };
  // the suite has rejected the call with a reason, and would reject it again
  const name =
    text && !retryable && /server|config/.test(kind) ? "gone" : /^Timeout/.test(String(cause)) ? "late" : kind;
  return sentence || texts[("failure" + name[0]!.toUpperCase() + name.slice(1)) as keyof FailureTexts];
}

/** Returns the message, and the text of the button to retry; none for a mistake in the page or its settings, which a retry cannot change. */
export const failureOf = (
  texts: FailureTexts,
  error: NonNullable<unknown>,
): { text: string; retryText: string | undefined } => ({
  text: failureText(texts, error),
  retryText: (error as { readonly kind?: string }).kind === "config" ? undefined : texts.retry,
});

/**
 * Returns the offered language that serves best: `fr` for `fr-BE` and `fr_BE`, `en` for an unknown language.
 * @param offered BCP 47 tags
 */
export function negotiate(lang: string, offered: readonly string[]): string {
  for (let tag = lang.replaceAll("_", "-").toLowerCase(); tag; tag = tag.replace(/-?[^-]*$/, "")) {
    const found = offered.find((other) => other.toLowerCase() === tag);
    if (found) return found;
  }
  return "en";
}

/**
 * Returns the loader of an area's translations. A catalogue is requested once; if it cannot be loaded, English serves and the console shows a
 * warning.
 * @param catalogues modules of `i18n/<language>.json`
 */
export function translations(catalogues: Readonly<Record<string, () => Promise<object>>>): Translations {
  const loading: Record<string, Promise<TextTables | undefined>> = {};
  return (lang) => {
    const language = negotiate(lang, Object.keys(catalogues));
    return (loading[language] ??= catalogues[language]?.().catch(
      (error: unknown) => void console.warn(`suite-widgets: no texts for "${language}", English is shown`, error),
    ) as Promise<TextTables | undefined>);
  };
}
