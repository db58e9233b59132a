export interface ReleasedNames {
  readonly version: string;
  readonly names: readonly string[];
}

export declare function publicNames(manifest: { readonly modules: readonly object[] }): string[];
export declare function toRecord(names: readonly string[]): Record<string, string>;
export declare function fromRecord(record: Readonly<Record<string, string>>): string[];
export declare function versionFault(recorded: ReleasedNames, current: ReleasedNames): string | undefined;
