/** Search of the catalogue, for the server and for browsers: imports nothing that only one of them has. */
import type { Options, SearchOptions, SearchResult } from "minisearch";
import { type DemoTexts, fill } from "#demo/common/texts/index.ts";

/** Search entry. */
export interface SearchEntry {
  /** Position in the index. */
  readonly id: number;
  /** Path without the language of the site. */
  readonly href: string;
  readonly kind: "element" | "guide" | "message" | "page";
  readonly title: string;
  /** Title of the guide, or tag of the element. */
  readonly where: string;
  /** Names of attributes and events. */
  readonly names: string;
  /** Words of visitors that the page itself does not have. */
  readonly synonyms: string;
  readonly text: string;
  /** Lines that the page explains, besides the title of a message. */
  readonly lines?: readonly string[];
}

/** Displayed fields of an entry. */
export type Found = Pick<SearchEntry, "href" | "kind" | "title" | "where">;

export interface Results {
  readonly found: readonly Found[];
  /** True if no word of the query occurs, and the results have similar words. */
  readonly isNear: boolean;
}

interface Index {
  search(query: string, options?: SearchOptions): SearchResult[];
}

/** Longest query in characters, enough for a line of the console; the rest is cut off. */
export const longestQuery = 2000;

/** Number of results on the page of results. */
export const mostFound = 40;

/** Number of different words that are searched for: each costs time. */
const mostWords = 30;

/** Words that say nothing about a page. They are not in the index, but as the beginning of a word they find what follows. */
const fillers = new Set(
  "a an and are as at be by can do does for from get has have how i if in into is isn it its me my of on or our so that the their them then there they this to use using want was we what when where which will with you your".split(
    " ",
  ),
);

/** Returns the words of a text. "Sign in" and "log in" are one word, since "sign" alone is a signature. */
const wordsOf = (text: string): string[] =>
  text.replace(/\b(?:log|sign)(?:g?ed|g?ing)?[ -]in\b/gi, "login").match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? [];

/** Returns the singular of a word in small letters. */
const termOf = (word: string): string =>
  word
    .toLowerCase()
    .replace(/n['’]t$/, " not")
    .replace(/.* |['’].*/g, "")
    .replace(/(..[^s])s$/, "$1");

const isFiller = (term: string): boolean => fillers.has(term);

/** Returns the accepted typing errors in a word: one in four letters, two in eight. */
const errorsIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Weights of results: a word names an element more often than a message, lines of which are found as a whole. */
const weights: Readonly<Record<Found["kind"], number>> = { element: 1.5, guide: 1, page: 1, message: 0.5 };

/** Options of the index: reading needs those of writing. */
export const options: Options<SearchEntry> = {
  fields: ["title", "names", "synonyms", "text", "lines"],
  storeFields: ["href", "kind", "title", "where", "lines"],
  tokenize: wordsOf,
  processTerm: (word) => {
    const term = termOf(word);
    return !isFiller(term) && term;
  },
  searchOptions: {
    processTerm: termOf,
    boost: { title: 4, names: 2, synonyms: 5, lines: 0.5 },
    // a long list of synonyms is no weaker than a short one
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    boostDocument: (_id, _word, stored) => weights[stored?.["kind"] as Found["kind"]],
    // a visitor may still be typing the last word
    prefix: (word, index, words) => word.length > 2 || index === words.length - 1,
  },
};

/** Returns true if a line has all texts of a message in their order; `…` in the message stands for anything. */
function isLineOf(line: string, message: string): boolean {
  let end = 0;
  return message.split("…").every((text) => {
    const start = line.indexOf(text, end);
    end = start + text.length;
    return start >= 0;
  });
}

/** Returns the pages that explain a line of the console, the most specific one first. */
function explaining(index: Index, line: string): SearchResult[] {
  const matched = ({ kind, title, lines = [] }: Partial<SearchEntry>): number =>
    Math.max(
      0,
      ...(kind === "message" ? [title!, ...lines] : lines)
        .filter((message) => isLineOf(line, message))
        .map(({ length }) => length),
    );
  return index
    .search(line, { prefix: false, filter: (result) => matched(result as Partial<SearchEntry>) > 0 })
    .sort((a, b) => matched(b as Partial<SearchEntry>) - matched(a as Partial<SearchEntry>));
}

const isKnown = (index: Index, word: string): boolean => index.search(word).length > 0;

/** Returns the words with two neighbouring letters in the other order, the commonest typing error. */
const swaps = (word: string): string[] =>
  word.length < 4 || word.length > 30
    ? []
    : Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at]! + word.slice(at + 2));

/** Returns the words of a query: those of a line of the console without its element and addresses, which are different on each page. */
function wordsIn(index: Index, query: string): string {
  const bare = query.replace(/<suite-[\w-]+>|\bhttps?:\S+/g, " ");
  const terms = wordsOf(bare.trim() || query).map(termOf);
  return [...new Set(terms.every(isFiller) ? terms : terms.filter((term) => !isFiller(term)))]
    .slice(0, mostWords)
    .map((word) => [word, ...swaps(word)].find((each) => isKnown(index, each)) ?? word)
    .join(" ");
}

/** Returns the best matches first, each page once. Those with more words of the query are better. */
export function find(index: Index, query: string, most = mostFound): Results {
  const line = query.slice(0, longestQuery).replace(/\s+/g, " ").trim();
  const words = wordsIn(index, line);
  const matches = [
    ...explaining(index, line),
    ...index.search(words, { fuzzy: (word) => !isKnown(index, word) && errorsIn(word) }),
  ];
  const isNear = matches.length === 0;
  const near = isNear ? index.search(words, { fuzzy: (word) => word.length > 4 && errorsIn(word) + 1 }) : [];
  const pages = new Map<string, Found>();
  for (const { href, kind, title, where } of [...matches, ...near] as unknown as Found[])
    if (!pages.has(href)) pages.set(href, { href, kind, title, where });
  return { found: [...pages.values()].slice(0, most), isNear };
}

/** Longest part of a query that is repeated to the visitor. */
const mostSaid = 100;

/** Returns how many results there are, or that there are none, in the given texts. */
export function sentenceOf(
  { found, isNear }: Results,
  query: string,
  t: Pick<DemoTexts, "searchCount" | "searchNear" | "searchNone">,
): string {
  const said = query.length > mostSaid ? `${query.slice(0, mostSaid)}…` : query;
  const text = !isNear ? t.searchCount : found.length > 0 ? t.searchNear : t.searchNone;
  return fill(text, { query: said, count: found.length });
}
