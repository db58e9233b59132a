import type { TextTables, Translations } from "../element/index.ts";

/**
 * The offered language that serves best: `fr-BE` and `fr_BE` are served by `fr`, an unknown language by `en`.
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
 * The loader of an area's translations. A catalogue is asked for once; where it does not come, English serves and
 * the console says so.
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
