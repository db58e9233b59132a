import { ownDocument } from "#shared/element/index.ts";

const plain = (code: string) => code.replaceAll("_", "-").toLowerCase();

/** The language that the path of a page of the suite begins with, such as `/fr_FR`; empty where it begins with none. */
function languagePath(): string {
  const { lang, dataset } = ownDocument.documentElement;
  const [path, code = ""] = /^\/([^/]+)/.exec(location.pathname) ?? [];
  const [language] = plain(lang).split("-");
  // the suite alone knows such paths
  return path && dataset["websiteId"] && [plain(lang), language].includes(plain(code)) ? path : "";
}

/** Address of a page of the suite in the language of the page that leads there: the suite redirects those without. */
export const pageAddress = (server: string, path: string): string =>
  // in Node there is no page
  server + (typeof location !== "undefined" && server === location.origin ? languagePath() : "") + path;
