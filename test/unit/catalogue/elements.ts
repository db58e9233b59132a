import type { Build } from "#demo/common/product/build.ts";
import { sortElements } from "#demo/common/product/elements.ts";
import { findElements } from "#scripts/build/elements.mjs";
import type { WidgetDeclaration } from "#shared/element/index.ts";

/** Declarations of the source tree, for tests without a build. */
export const elements = sortElements(
  await Promise.all(
    findElements().map(async ({ folder, name }) => {
      const file = new URL(`../../../${folder}/${name}.element.ts`, import.meta.url);
      return ((await import(file.href)) as { default: WidgetDeclaration }).default;
    }),
  ),
);

/** Build data of pages without a build. */
export const unbuilt = async (): Promise<Build> => ({
  elements,
  sizes: { chunk: () => undefined, chunks: () => [], page: () => undefined },
  tokens: { shared: [], own: () => [], of: () => [] },
});
