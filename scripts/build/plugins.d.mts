import type { AstNode, Plugin } from "rollup";

export declare function cssText(): Plugin;
export declare function virtual(modules: Readonly<Record<string, () => string>>): Plugin;
export declare function plainImport(): Plugin;
export declare function stripDocs(): {
  readonly name: string;
  transform(this: { parse(code: string): AstNode }, code: string, id: string): { code: string; map: null } | null;
};
