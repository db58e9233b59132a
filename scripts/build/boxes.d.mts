import type { WidgetDeclaration } from "../../shared/element/index.ts";

export declare function boxesCss(declarations: readonly Pick<WidgetDeclaration, "tag" | "box">[]): string;
