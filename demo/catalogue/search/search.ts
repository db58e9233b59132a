/** Search of the catalogue, for the server and for browsers: imports nothing that only one of them has. */
import type { Options, SearchResult } from "minisearch";

/** Search entry. */
export interface SearchEntry {
  /** Position in the index. */
  readonly id: number;
  /** Path without the language of the site. */
  readonly href: string;
  readonly kind: "element" | "guide" | "message";
  readonly title: string;
  /** Title of the guide, or tag of the element. */
  readonly where: string;
  /** Names of attributes and events. */
  readonly names: string;
  readonly text: string;
}

/** Displayed fields of an entry. */
export type Found = Pick<SearchEntry, "href" | "kind" | "title" | "where">;

/** Longest query in characters; the rest is cut off. */
export const longestQuery = 100;

/** Number of results on the page of results. */
export const mostFound = 40;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Options of the index: reading needs those of writing. */
export const options: Options<SearchEntry> = {
  fields: ["title", "names", "text"],
  storeFields: ["href", "kind", "title", "where"],
  tokenize: wordsOf,
  searchOptions: {
    boost: { title: 4, names: 2 },
    combineWith: "AND",
    prefix: true,
    // one typing error in five letters
    fuzzy: (word) => word.length > 3 && 0.2,
  },
};

/** Returns the best matches first. */
export function find(index: { search(query: string): SearchResult[] }, query: string, most = mostFound): Found[] {
  const found = index.search(query.slice(0, longestQuery)).slice(0, most);
  return found.map(({ href, kind, title, where }) => ({ href, kind, title, where }) as Found);
}
