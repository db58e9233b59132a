import type { Rule } from "./rules.mjs";

export function libraryTexts(ownDocument: string, rules?: readonly Rule[]): Map<string, string>;
