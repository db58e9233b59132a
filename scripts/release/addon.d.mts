export function zipAddon(version: string, date: string, dist?: string): Uint8Array;
