import type { Token, Tokens } from "marked";
import { elementName } from "#demo/common/product/elements.ts";
import { attributeName, type WidgetDeclaration } from "#shared/element/index.ts";
import { type Guide, guides, type Section } from "../guides/guide.ts";
import type { SearchEntry } from "./search.ts";
import { lines, synonyms } from "./synonyms.ts";

type Draft = Omit<SearchEntry, "id" | "synonyms" | "lines">;

const documentation = (docs: Readonly<Record<string, string>> = {}): string => Object.values(docs).join(" ");

function ofElement({ tag, summary, attributes, events = {} }: WidgetDeclaration): Draft {
  const docs = Object.values(attributes).map(({ doc = "" }) => doc);
  return {
    href: `/elements/${tag}`,
    kind: "element",
    title: elementName(tag),
    where: `<${tag}>`,
    names: [
      tag,
      ...Object.entries(attributes).map(([name, attribute]) => attributeName(name, attribute)),
      ...Object.keys(events),
    ].join(" "),
    text: [summary, ...docs, documentation(events)].join(" "),
  };
}

/** Pages of the catalogue that are no documents. */
const tools: readonly Draft[] = [
  ["/build", "Tag builder"],
  ["/theme", "Theme builder"],
  ["/tokens", "Tokens"],
  ["/proof", "Proof"],
].map(([href = "", title = ""]) => ({ href, kind: "page", title, where: "", names: "", text: "" }));

const textOf = (tokens: readonly Token[]): string =>
  tokens.map(({ type, raw }) => (type === "html" ? "" : raw)).join("\n");

/** Returns the console messages in a heading of the messages guide. */
const messagesOf = ({ tokens: [heading] }: Section): string[] =>
  ((heading as Tokens.Heading).tokens ?? []).flatMap((token) =>
    token.type === "codespan" ? [token.text as string] : [],
  );

function ofSection(guide: Guide, section: Section): Draft[] {
  const href = `/guides/${guide.name}#${section.id}`;
  const text = textOf(section.tokens.slice(1));
  const place = { href, where: guide.title, names: "", text };
  const messages = guide.name === "troubleshooting" && section.depth > 2 ? messagesOf(section) : [];
  if (messages.length === 0) return [{ ...place, kind: "guide", title: section.title }];
  return messages.map((title) => ({ ...place, kind: "message", title }));
}

const ofGuide = (guide: Guide): Draft[] => [
  { href: `/guides/${guide.name}`, kind: "guide", title: guide.title, where: "", names: "", text: textOf(guide.lead) },
  ...guide.sections.flatMap((section) => ofSection(guide, section)),
];

/** Returns the key of an entry in the tables of synonyms and lines. */
export const keyOf = ({ kind, href, title }: Pick<Draft, "kind" | "href" | "title">): string =>
  kind === "message" ? title : href.replace(/^\/(elements|guides)?\/?/, "");

function complete(entry: Draft, id: number): SearchEntry {
  const key = keyOf(entry);
  return { ...entry, id, synonyms: synonyms[key] ?? "", ...(lines[key] && { lines: lines[key] }) };
}

/** Returns all that can be found: elements, tools, paragraphs of guides, and console messages. */
export const searchEntries = (elements: readonly WidgetDeclaration[]): SearchEntry[] =>
  [...elements.map(ofElement), ...tools, ...guides.documents.flatMap(ofGuide)].map(complete);
