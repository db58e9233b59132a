import type { AstNode, Plugin } from "rollup";

export declare function cssText(): Plugin;
export declare function virtual(modules: Readonly<Record<string, () => string>>): Plugin;
export declare function plainImport(): Plugin;
export declare function inlineIcons(load: () => Promise<Readonly<Record<string, string>>>): {
  readonly name: string;
  transform(code: string): Promise<{ code: string; map: null } | null>;
};
export declare function stripDocs(): {
  readonly name: string;
  transform(this: { parse(code: string): AstNode }, code: string, id: string): { code: string; map: null } | null;
};
