export function failuresOf(stage: string, output: string): string[];
