import { join, resolve } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { loadElements, sortElements } from "./elements.ts";
import { type Sizes, weigh } from "./sizes.ts";
import { loadStyles } from "./styles.ts";
import { createTokens, type Tokens } from "./tokens.ts";

/** Parts of a build that the catalogue shows. */
export interface Build {
  readonly elements: readonly WidgetDeclaration[];
  readonly sizes: Sizes;
  readonly tokens: Tokens;
}

/** Reads a product build once, on first use. */
export function productBuild(distDir: string): () => Promise<Build> {
  let build: Promise<Build> | undefined;
  const read = async (): Promise<Build> => {
    const elements = await loadElements(distDir);
    const styles = await loadStyles(join(distDir, "npm", "widgets"));
    return { elements, sizes: weigh(distDir, elements), tokens: createTokens(styles, elements) };
  };
  return () => (build ??= read());
}

/** Weighs all elements in steps of some ms, which takes seconds in total, so that the first page with sizes does not wait. */
export async function weighAll({ elements, sizes }: Build): Promise<void> {
  for (const { tag } of elements) {
    sizes.page([tag]);
    await setImmediate();
  }
}

/** Builds of esbuild have no sizes of the product. */
const unknown: Sizes = { chunk: () => undefined, chunks: () => [], page: () => undefined };

/**
 * Reads the build of `npm run dev` again after each change, with the style sheets of the source tree.
 * @param builds returns the number of builds so far
 */
export function devBuild(folder: string, builds: () => number): () => Promise<Build> {
  let builtAt = -1;
  let build: Promise<Build> | undefined;
  const read = async (): Promise<Build> => {
    const file = `${pathToFileURL(resolve(folder, "declarations.mjs"))}?${builtAt}`;
    const elements = sortElements(Object.values((await import(file)) as Record<string, WidgetDeclaration>));
    return { elements, sizes: unknown, tokens: createTokens(await loadStyles("widgets"), elements) };
  };
  return () => {
    if (builtAt !== builds()) build = undefined;
    builtAt = builds();
    return (build ??= read());
  };
}
