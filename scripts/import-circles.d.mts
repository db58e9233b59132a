export declare function findCircles(imports: Readonly<Record<string, readonly string[]>>): string[][];
