export function importedFile(from: string, name: string): string | undefined;
