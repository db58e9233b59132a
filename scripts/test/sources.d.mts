export type Sources = Map<string, Buffer>;

export function readSources(): Sources;
export function stampOfChecks(sources: Sources): string;
