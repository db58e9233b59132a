import type { Tokens } from "marked";
import { guides } from "../demo/catalogue/guides/guide.ts";

/**
 * Returns the code blocks of a guide, in order.
 * @param name name of the guide's file
 * @param info text after the fence: `js`, `conf nginx`
 */
export const codeOf = (name: string, info: string): readonly string[] =>
  guides.documents
    .filter((guide) => guide.name === name)
    .flatMap(({ lead, sections }) => [...lead, ...sections.flatMap(({ tokens }) => tokens)])
    .filter((token): token is Tokens.Code => token.type === "code" && token.lang === info)
    .map(({ text }) => text);
