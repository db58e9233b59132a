import type { Sources } from "./sources.mjs";

export function reachOf(sources: Sources): Map<string, string>;
