import { readFileSync } from "node:fs";
import { marked, type Token, type Tokens } from "marked";

/** Section of a guide. */
export interface Section {
  /** Anchor of the section. */
  readonly id: string;
  readonly title: string;
  readonly depth: number;
  readonly tokens: readonly Token[];
}

export interface Guide {
  /** Name of the file, and in /guides/<name>. */
  readonly name: string;
  readonly title: string;
  /** Content before the first section, without the title. */
  readonly lead: readonly Token[];
  readonly sections: readonly Section[];
}

/** Returns an anchor: `<suite-follow> is missing` -> `suite-follow-is-missing`. Placeholders (`…`) are left out. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join("-") ?? "section";

/** Returns the visible text of a heading. */
const plain = ({ tokens }: Tokens.Heading): string =>
  tokens.map((token) => ("text" in token ? String(token.text) : token.raw)).join("");

/** @throws Error if the text does not begin with a title */
function parseGuide(name: string, markdown: string): Guide {
  const [first, ...rest] = marked.lexer(markdown);
  if (first?.type !== "heading") throw new Error(`The guide ${name} does not begin with its title`);
  const lead: Token[] = [];
  const sections: (Section & { readonly tokens: Token[] })[] = [];
  for (const token of rest) {
    if (token.type === "heading") {
      const title = plain(token as Tokens.Heading);
      sections.push({ id: anchorOf(title), title, depth: (token as Tokens.Heading).depth, tokens: [token] });
    } else (sections.at(-1)?.tokens ?? lead).push(token);
  }
  return { name, title: plain(first as Tokens.Heading), lead, sections };
}

/** Documents of a folder below docs. */
export interface Shelf {
  /** Name of the folder, and path of its pages. */
  readonly folder: "guides" | "reference";
  /** The README, which lists all documents. */
  readonly contents: Guide;
  /** All documents, in the order of the list. */
  readonly documents: readonly Guide[];
}

const listed = /\]\(([\w-]+)\.md\)/g;

function readShelf(folder: Shelf["folder"]): Shelf {
  const read = (name: string): Guide =>
    parseGuide(name, readFileSync(new URL(`../../../docs/${folder}/${name}.md`, import.meta.url), "utf8"));
  const contents = read("README");
  const tokens = [...contents.lead, ...contents.sections.flatMap((section) => section.tokens)];
  const documents = tokens.flatMap(({ raw }) => [...raw.matchAll(listed)].map(([, name = ""]) => read(name)));
  return { folder, contents, documents };
}

/** Answers to questions of site builders. */
export const guides = readShelf("guides");
/** Facts of the protocol and of the elements' behaviour. */
export const reference = readShelf("reference");
