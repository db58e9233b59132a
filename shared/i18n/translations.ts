import type { TextTable, Translations } from "../element/index.ts";

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
 * The loader of an element's translations. A catalogue is asked for once; where it does not come, English serves and
 * the console says so.
 * @param name under which the modules export the element's texts
 */
export function translations<Name extends string>(
  name: Name,
  catalogues: Readonly<Record<string, () => Promise<Readonly<Record<Name, TextTable>>>>>,
): Translations {
  const loading: Record<string, Promise<TextTable | undefined>> = {};
  return (lang) => {
    const language = negotiate(lang, Object.keys(catalogues));
    return (loading[language] ??= catalogues[language]?.().then(
      (catalogue) => catalogue[name],
      (error: unknown) => void console.warn(`suite-widgets: no texts for "${language}", English is shown`, error),
    ) as Promise<TextTable | undefined>);
  };
}
