import type { Plugin } from "rollup";
import type { Rule } from "./rules.mjs";

export function libraries(options: {
  readonly onReact?: boolean;
  readonly rules?: readonly Rule[];
  /** Folder of the compiled modules. */
  readonly npmDir: string;
}): Promise<Plugin>;
