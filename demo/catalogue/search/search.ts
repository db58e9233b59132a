/** What the catalogue's search is made of, for the server and for browsers alike: it imports nothing of either. */
import type { Options, SearchResult } from "minisearch";

/** A place of the catalogue that can be found. */
export interface Place {
  /** Its place in the index. */
  readonly id: number;
  /** Without the language of the site. */
  readonly href: string;
  readonly kind: "element" | "guide" | "message";
  readonly title: string;
  /** In which guide it stands; of an element, its tag. */
  readonly where: string;
  /** Of attributes and events. */
  readonly names: string;
  readonly text: string;
}

/** What is shown of a place. */
export type Found = Pick<Place, "href" | "kind" | "title" | "where">;

/** Longer ones are cut, in characters. */
export const longestQuery = 100;

/** How many of the best are shown on the page of all. */
export const mostFound = 40;

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whoever reads an index needs the options by which it was written. */
export const options: Options<Place> = {
  fields: ["title", "names", "text"],
  storeFields: ["href", "kind", "title", "where"],
  tokenize: wordsOf,
  searchOptions: {
    boost: { title: 4, names: 2 },
    combineWith: "AND",
    prefix: true,
    // one mistake in five letters
    fuzzy: (word) => word.length > 3 && 0.2,
  },
};

/** The best ones first. */
export function find(index: { search(query: string): SearchResult[] }, query: string, most = mostFound): Found[] {
  const found = index.search(query.slice(0, longestQuery)).slice(0, most);
  return found.map(({ href, kind, title, where }) => ({ href, kind, title, where }) as Found);
}
