import type { TextTables, Translations } from "../element/index.ts";

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
