/** Which values of a product do not go together. */
export interface Exclusions {
  /** Value -> values that it excludes; the suite writes each pair once, in either direction. */
  readonly of: ReadonlyMap<number, ReadonlySet<number>>;
  /** What the product that this one is an option of excludes. */
  readonly byParent: ReadonlySet<number>;
  /** Values of that product. */
  readonly parentCombination: readonly number[];
}

export type Pair = readonly [value: number, other: number];

export const noExclusions: Exclusions = { of: new Map(), byParent: new Set(), parentCombination: [] };

const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number).filter(Number.isInteger) : []);

/** Reads the JSON of the suite's attribute; undefined where it cannot be read. */
export function parseExclusions(json: string): Exclusions | undefined {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (typeof found !== "object" || found === null) return undefined;
  const { exclusions, parent_exclusions, parent_combination } = found as Record<string, unknown>;
  const of = new Map<number, Set<number>>();
  const exclude = (value: number, other: number) => of.set(value, (of.get(value) ?? new Set()).add(other));
  for (const [value, others] of Object.entries(exclusions ?? {}))
    for (const other of numbers(others)) {
      exclude(Number(value), other);
      exclude(other, Number(value));
    }
  return { of, byParent: new Set(numbers(parent_exclusions)), parentCombination: numbers(parent_combination) };
}

/** Values of a combination that exclude this one. */
export const excludedBy = ({ of }: Exclusions, value: number, combination: readonly number[]): number[] =>
  combination.filter((other) => other !== value && of.get(value)?.has(other));

/** Whether a value goes with all the others of a combination. */
export const isAllowed = (exclusions: Exclusions, value: number, combination: readonly number[]): boolean =>
  !exclusions.byParent.has(value) && !excludedBy(exclusions, value, combination).length;

/** Which values of a combination exclude each other, each pair once. */
export const conflicts = (exclusions: Exclusions, combination: readonly number[]): Pair[] =>
  combination.flatMap((value, place) =>
    excludedBy(exclusions, value, combination.slice(0, place)).map((other): Pair => [value, other]),
  );
