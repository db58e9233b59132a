export declare function changesOf(text: string, version: string): { readonly date: string; readonly changes: string };
