import { type Exclusions, isAllowed } from "../common/configurator/exclusions.ts";

/** What is looked for near a combination. */
export interface Search {
  /** Per attribute, the ids of its values. */
  readonly attributes: readonly (readonly number[])[];
  /** One value of each attribute, in their order. */
  readonly combination: readonly number[];
  readonly exclusions: Exclusions;
  /** A value that must be in it; 0: none. */
  readonly kept: number;
  /** Whether the suite does not have a combination. */
  readonly isRefused: (combination: readonly number[]) => boolean;
}

/** Beyond this a product has so many combinations that a visitor is quicker. */
const mostSteps = 20_000;

/**
 * The possible combination with the fewest values changed, the first ones if there is a choice: found attribute by attribute, without
 * those that already exclude each other. Undefined where there is none.
 */
export function nearest({
  attributes,
  combination,
  exclusions,
  kept,
  isRefused,
}: Search): readonly number[] | undefined {
  let steps = 0;
  const find = (begun: readonly number[], changes: number): readonly number[] | undefined => {
    const values = attributes[begun.length];
    if (steps++ > mostSteps) return undefined;
    if (!values) return changes === 0 && !isRefused(begun) ? begun : undefined;
    const now = combination[begun.length]!;
    const wanted = values.includes(kept) ? [kept] : [...(now ? [now] : []), ...values.filter((value) => value !== now)];
    for (const value of wanted) {
      const left = changes - (value === now ? 0 : 1);
      const found = left >= 0 && isAllowed(exclusions, value, begun) ? find([...begun, value], left) : undefined;
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
