export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly before: string;
  readonly after: string;
  readonly text: string;
}

export function sources(): string[];
export function mutantsOf(file: string, text: string): Mutant[];
export function sample(mutants: readonly Mutant[], count: number, seed: number): Mutant[];
