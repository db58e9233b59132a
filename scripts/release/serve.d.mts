export interface Latest {
  readonly version: string;
  readonly date: string;
  readonly files: Readonly<Record<string, string>>;
}

export declare function fill(folder: string, dist?: string): void;
export declare function latest(root: string, version: string, date: string): Latest;
