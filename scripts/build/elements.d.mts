import type { WidgetDeclaration } from "#shared/element/index.ts";

export interface ElementSource {
  readonly name: string;
  readonly tag: string;
  readonly area: string;
  readonly folder: string;
  readonly languages: readonly string[];
  /** The module, without its extension, that exports its texts of a language; and under which name. */
  readonly textsFile: (language: string) => string;
  readonly textsName: string;
  readonly adopts: boolean;
  /** Whether it brings a service worker. */
  readonly worker: boolean;
}

export declare function findElements(root?: string): ElementSource[];
export declare function importDeclarations(
  npmDir: string,
  elements?: readonly ElementSource[],
): Promise<WidgetDeclaration[]>;
export declare function chunkName(file: string): string;
