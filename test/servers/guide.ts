import type { Tokens } from "marked";
import { guides } from "../../demo/pages/guides/guide.ts";

const { sections } = guides.find(({ name }) => name === "on-a-suite")!;
const under = (id: string) => sections.find((section) => section.id === id)!.tokens;

/** What the guide says to put into a server's configuration, so that it serves the release. */
export const folderRecipe = (name: string): string =>
  under("serving-the-folder").find(
    (token): token is Tokens.Code => token.type === "code" && token.lang === `conf ${name}`,
  )!.text;

/** Modules that Apache needs for the recipes under a heading: `with the modules alias and headers`. */
export function modulesUnder(id: string): readonly string[] {
  const text = under(id)
    .map(({ raw }) => raw)
    .join("\n");
  return /with the modules ([\w, ]+)[.:]/i.exec(text)![1]!.split(/, | and /);
}
