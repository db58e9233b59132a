export function brotliSize(text: string): Promise<number>;
export function attribute(size: number): Promise<{ name: string; bytes: number }[]>;
