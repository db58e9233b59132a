import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { loadElements, sortElements } from "./elements.ts";
import { type Sizes, weigh } from "./sizes.ts";
import { loadStyles } from "./styles.ts";
import { createTokens, type Tokens } from "./tokens.ts";

/** What the catalogue shows of a build. */
export interface Build {
  readonly elements: readonly WidgetDeclaration[];
  readonly sizes: Sizes;
  readonly tokens: Tokens;
}

/** Reads a product build once, when it is first asked for. */
export function productBuild(distDir: string): () => Promise<Build> {
  let build: Promise<Build> | undefined;
  const read = async (): Promise<Build> => {
    const elements = await loadElements(distDir);
    const styles = await loadStyles(join(distDir, "npm", "widgets"));
    return { elements, sizes: weigh(distDir, elements), tokens: createTokens(styles, elements) };
  };
  return () => (build ??= read());
}

/** Weighs all elements, which takes seconds, in steps of some ms, so that the first page that tells their sizes need not. */
export async function weighAll({ elements, sizes }: Build): Promise<void> {
  for (const { tag } of elements) {
    sizes.page([tag]);
    await setImmediate();
  }
}

/** What esbuild made says nothing of the product's sizes. */
const unknown: Sizes = { chunk: () => undefined, chunks: () => [], page: () => undefined };

/**
 * Reads the build of `npm run dev` again after each change; style sheets are those of the tree.
 * @param builds how often it was built until now
 */
export function devBuild(folder: string, builds: () => number): () => Promise<Build> {
  let known = -1;
  let build: Promise<Build> | undefined;
  const read = async (): Promise<Build> => {
    const file = `${pathToFileURL(resolve(folder, "declarations.mjs"))}?${known}`;
    const elements = sortElements(Object.values((await import(file)) as Record<string, WidgetDeclaration>));
    return { elements, sizes: unknown, tokens: createTokens(await loadStyles("widgets"), elements) };
  };
  return () => {
    if (known !== builds()) build = undefined;
    known = builds();
    return (build ??= read());
  };
}
