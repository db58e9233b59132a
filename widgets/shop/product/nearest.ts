import { type Exclusions, isAllowed } from "../common/configurator/exclusions.ts";

/** Search for a possible combination near a given one. */
export interface Search {
  /** Per attribute, the ids of its values. */
  readonly attributes: readonly (readonly number[])[];
  /** One value of each attribute, in their order. */
  readonly combination: readonly number[];
  readonly exclusions: Exclusions;
  /** Value that the result must contain; 0: none. */
  readonly kept: number;
  /** Returns true for combinations that the suite does not have. */
  readonly isRefused: (combination: readonly number[]) => boolean;
}

/** Most steps of a search: a product with more combinations is left to the visitor. */
const mostSteps = 20_000;

/**
 * Finds the possible combination with the fewest changed values, attribute by attribute, skipping values that exclude each other.
 * Undefined if there is none.
 */
export function nearest({
  attributes,
  combination,
  exclusions,
  kept,
  isRefused,
}: Search): readonly number[] | undefined {
  let steps = 0;
  const find = (prefix: readonly number[], changes: number): readonly number[] | undefined => {
    const values = attributes[prefix.length];
    if (steps++ > mostSteps) return undefined;
    if (!values) return changes === 0 && !isRefused(prefix) ? prefix : undefined;
    const now = combination[prefix.length]!;
    const wanted = values.includes(kept) ? [kept] : [...(now ? [now] : []), ...values.filter((value) => value !== now)];
    for (const value of wanted) {
      const left = changes - (value === now ? 0 : 1);
      const found = left >= 0 && isAllowed(exclusions, value, prefix) ? find([...prefix, value], left) : undefined;
      if (found) return found;
    }
    return undefined;
  };
  for (let changes = 0; changes <= attributes.length; changes++) {
    const found = find([], changes);
    if (found) return found;
  }
  return undefined;
}

interface NearestOptions extends Omit<Search, "isRefused"> {
  /** Combinations that the suite does not have; combinations that it refuses now are added. */
  readonly refused: Set<string>;
  readonly signal: AbortSignal;
  /** Requests from the suite if the shop has a combination. */
  isPossible(combination: readonly number[]): Promise<boolean>;
}

/** Most combinations to try before giving up. */
const mostTries = 5;

/** Finds the nearest combination that the suite confirms; null if none is found. @throws SuiteError */
export async function findNearest(options: NearestOptions): Promise<readonly number[] | null> {
  const { refused, kept, signal, isPossible } = options;
  const near = (value: number) =>
    nearest({ ...options, kept: value, isRefused: (combination) => refused.has(combination.join()) });
  for (let tries = 0; tries < mostTries; tries++) {
    // drops the value that was chosen last only if no combination allows it
    const found = near(kept) ?? near(0);
    if (!found) break;
    const isFound = await isPossible(found);
    if (signal.aborted) break;
    if (isFound) return found;
    refused.add(found.join());
  }
  return null;
}
