export interface Rule {
  readonly feature: string;
  /** Below node_modules. */
  readonly file: string;
  /** Compiled module that brings the file along. */
  readonly seen: string;
  readonly places: readonly (readonly [pattern: RegExp, replacement: string])[];
}
export const rules: readonly Rule[];
