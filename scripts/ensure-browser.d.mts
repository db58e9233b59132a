export declare function browserPath(): string;
export declare function shellPath(): string;
export declare const browserFlags: string[];
