export function importedFile(from: string, name: string): string | undefined;
export function nameOfFile(file: string): string | undefined;
