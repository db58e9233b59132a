import { ownDocument } from "#shared/element/index.ts";

const normalize = (code: string) => code.replaceAll("_", "-").toLowerCase();

/** Returns the language prefix of the path of a suite's page, such as `/fr_FR`; empty if there is none. */
function languagePath(): string {
  const { lang, dataset } = ownDocument.documentElement;
  const [path, code = ""] = /^\/([^/]+)/.exec(location.pathname) ?? [];
  const [language] = normalize(lang).split("-");
  // only paths of the suite have such a prefix
  return path && dataset["websiteId"] && [normalize(lang), language].includes(normalize(code)) ? path : "";
}

/** Returns the address of a page of the suite in the language of the current page, which saves the redirect of an address without a language. */
export const pageAddress = (server: string, path: string): string =>
  // in Node there is no page
  server + (typeof location !== "undefined" && server === location.origin ? languagePath() : "") + path;
