import { pageContext } from "#shared/suite/index.ts";

/** Language at the start of a path, as the suite writes it: fr_FR, ar_001. */
const prefix = /^\/[a-z]{2,3}_(?:[A-Z]{2}|\d{3})(?=\/|$)/;

/** Returns true if a path names its language. */
export const namesLanguage = (path: string): boolean => prefix.test(path);

/** Returns a language as the suite writes it. One without a region gets the likeliest; the suite's Arabic is that of the world. */
function codeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang);
  const likely = language === "ar" ? "001" : new Intl.Locale(language).maximize().region;
  return `${language}_${region ?? likely}`;
}

/**
 * Returns the start of a path in the language of an element: on a page of the suite that of the page, since addresses in its default language have
 * none. @param lang BCP 47
 * @see docs/reference/wire.md#wire-34
 */
export function languagePrefix(server: string, lang: string): string {
  if (server === location.origin && pageContext().websiteId) return prefix.exec(location.pathname)?.[0] ?? "";
  const path = `/${codeOf(lang)}`;
  return namesLanguage(path) ? path : "";
}
