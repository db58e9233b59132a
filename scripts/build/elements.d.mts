import type { WidgetDeclaration } from "#shared/element/index.ts";

export interface ElementSource {
  readonly name: string;
  readonly tag: string;
  readonly area: string;
  readonly folder: string;
  readonly languages: readonly string[];
  /** Names of the elements that its view renders. */
  readonly nests: readonly string[];
  /** True if the element brings a service worker. */
  readonly worker: boolean;
}

export declare function findElements(root?: string): ElementSource[];
export declare function importDeclarations(
  npmDir: string,
  elements?: readonly ElementSource[],
): Promise<WidgetDeclaration[]>;
export declare function findTranslations(root?: string): string[];
export declare function chunkName(file: string): string;
