import type { Tokens } from "marked";
import { guides } from "../demo/catalogue/guides/guide.ts";

/**
 * What a guide says to write, in its order.
 * @param name of the guide's file
 * @param info what stands after the fence: `js`, `conf nginx`
 */
export const codeOf = (name: string, info: string): readonly string[] =>
  guides.documents
    .filter((guide) => guide.name === name)
    .flatMap(({ lead, sections }) => [...lead, ...sections.flatMap(({ tokens }) => tokens)])
    .filter((token): token is Tokens.Code => token.type === "code" && token.lang === info)
    .map(({ text }) => text);
