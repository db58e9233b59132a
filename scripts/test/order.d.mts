export function shuffled(files: readonly string[], seed: number): string[];
