export interface ReleasedNames {
  readonly version: string;
  readonly names: readonly string[];
}

export declare function publicNames(manifest: { readonly modules: readonly object[] }): string[];
export declare function versionFault(recorded: ReleasedNames, current: ReleasedNames): string | undefined;
