/** Values of a product that exclude each other. */
export interface Exclusions {
  /** Excluded values by value, both directions; the suite writes each pair once. */
  readonly of: ReadonlyMap<number, ReadonlySet<number>>;
  /** Values that the main product excludes, if this product is an option. */
  readonly byParent: ReadonlySet<number>;
  /** Values of the main product. */
  readonly parentCombination: readonly number[];
}

export type Pair = readonly [value: number, other: number];

export const noExclusions: Exclusions = { of: new Map(), byParent: new Set(), parentCombination: [] };

const numbers = (list: unknown): number[] => (Array.isArray(list) ? list.map(Number).filter(Number.isInteger) : []);

/** Parses the JSON of the suite's attribute; undefined if it is malformed. */
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

/** Returns the values of a combination that exclude a value. */
export const excludedBy = ({ of }: Exclusions, value: number, combination: readonly number[]): number[] =>
  combination.filter((other) => other !== value && of.get(value)?.has(other));

/** Returns true if no value of a combination excludes a value. */
export const isAllowed = (exclusions: Exclusions, value: number, combination: readonly number[]): boolean =>
  !exclusions.byParent.has(value) && !excludedBy(exclusions, value, combination).length;

/** Returns the pairs of a combination that exclude each other, each pair once. */
export const conflicts = (exclusions: Exclusions, combination: readonly number[]): Pair[] =>
  combination.flatMap((value, index) =>
    excludedBy(exclusions, value, combination.slice(0, index)).map((other): Pair => [value, other]),
  );
