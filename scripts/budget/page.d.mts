export function filesOf(tag: string, markup: string, open?: boolean): Promise<string[]>;
