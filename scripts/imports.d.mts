export function importsOf(files: readonly string[]): Promise<(file: string) => Set<string>>;
