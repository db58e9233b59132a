import type { WidgetDeclaration } from "#shared/element/index.ts";
import type { ElementSource } from "./elements.mjs";

export declare function adoptionsModule(
  elements: readonly ElementSource[],
  declarations: readonly Pick<WidgetDeclaration, "tag" | "adopts" | "enhances">[],
  pathOf: (file: string) => string,
): string;
