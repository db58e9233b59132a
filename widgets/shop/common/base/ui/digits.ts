const latin = /^(de|en|es|fr|nl)\b/;

/**
 * A count in the digits of a language. The first number that a page lets the browser format takes a slow phone 50 ms
 * and more: small ones in Latin digits do without.
 * @param lang BCP 47
 */
export const digits = (lang: string, count: number): string =>
  count < 1000 && latin.test(lang) ? String(count) : count.toLocaleString(lang);
