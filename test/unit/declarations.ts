import { readdir } from "node:fs/promises";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { sortElements } from "#demo/common/product/elements.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** Returns the declarations of all elements from the sources: no build is needed. */
export async function declarations(): Promise<readonly WidgetDeclaration[]> {
  const files = (await readdir("widgets", { recursive: true })).filter((file) => file.endsWith(".element.ts"));
  const modules = files.map(
    (file) => import(pathToFileURL(resolve("widgets", file)).href) as Promise<{ default: WidgetDeclaration }>,
  );
  return sortElements((await Promise.all(modules)).map((module) => module.default));
}
