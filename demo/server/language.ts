import { getPath } from "hono/utils/url";

export interface Language {
  /** Code in cookies and addresses: fr_FR. */
  readonly code: string;
  /** Tag in `<html lang>`: fr-FR. */
  readonly tag: string;
  readonly dir: "ltr" | "rtl";
  readonly name: string;
}

const language = (code: string, name: string, dir: Language["dir"] = "ltr"): Language => ({
  code,
  tag: code.replace("_", "-"),
  dir,
  name,
});

export const defaultLanguage = language("en_US", "English");

export const languages: readonly Language[] = [
  defaultLanguage,
  language("fr_FR", "Français"),
  language("de_DE", "Deutsch"),
  language("es_ES", "Español"),
  language("nl_NL", "Nederlands"),
  language("ar_001", "العربية", "rtl"),
];

export const findLanguage = (code: string | undefined): Language | undefined =>
  languages.find((known) => known.code === code);

/**
 * Splits a path: `/fr_FR/blog` is the French `/blog`; a path without a known prefix has no language. The neutral path begins with exactly
 * one slash: two slashes in an address begin the name of another host.
 */
export function splitLanguage(path: string): { prefix: Language | undefined; path: string } {
  const prefix = findLanguage(path.split("/", 2)[1]);
  const rest = prefix ? path.slice(prefix.code.length + 1) : path;
  return { prefix, path: rest.replace(/^\/*/, "/") };
}

/** Makes every route respond under all language prefixes, too. For the `getPath` option of Hono. */
export const neutralPath = (request: Request): string => splitLanguage(getPath(request)).path;

/** Returns the address of a neutral path in a language. The default language has no prefix. @see docs/reference/wire.md#wire-34 */
export const localPath = (path: string, { code }: Language): string =>
  code === defaultLanguage.code ? path : `/${code}${path}`;

/** Finds a language by the name that a browser or a tester uses: fr_FR, fr-FR, fr-CA or fr. */
export function matchLanguage(name: string): Language | undefined {
  const tag = name.toLowerCase().replace("_", "-");
  return (
    languages.find((known) => known.tag.toLowerCase() === tag) ??
    languages.find((known) => known.code.split("_")[0] === tag.split("-")[0])
  );
}

/** Returns the first language of an Accept-Language header that the site has: by region, otherwise by language. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  const wanted = (header ?? "")
    .split(",")
    .map((entry) => {
      const [tag = "", quality = "q=1"] = entry.trim().split(/\s*;\s*/);
      return { tag, quality: Number(quality.slice(2)) || 0 };
    })
    .filter(({ tag, quality }) => tag && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const found = matchLanguage(tag);
    if (found) return found;
  }
  return undefined;
}
