import type { WidgetDeclaration } from "#shared/element/index.ts";

type Boxed = Pick<WidgetDeclaration, "tag" | "box" | "adopts" | "waiting">;

export declare function adoptedCss(declarations: readonly Boxed[]): string;
export declare function boxesCss(declarations: readonly Boxed[]): string;
export declare function glowCss(declarations: readonly Boxed[]): string;
export declare function loaderCss(declarations: readonly Boxed[]): string;
export declare function rowsCss(declarations: readonly Boxed[]): string;
export declare function waitingCss(declarations: readonly Boxed[]): string;
