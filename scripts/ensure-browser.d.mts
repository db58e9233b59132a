export declare function browserPath(): string;
export declare const browserFlags: string[];
