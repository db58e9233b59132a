import { nearest, type Search } from "./nearest.ts";

export interface NearestOptions extends Omit<Search, "isRefused"> {
  /** Combinations that the suite does not have; gets those that it refuses now. */
  readonly refused: Set<string>;
  readonly signal: AbortSignal;
  /** Asks the suite. */
  isPossible(combination: readonly number[]): Promise<boolean>;
}

/** Combinations that are asked for before none is offered. */
const mostTries = 5;

/** The nearest combination that the suite confirms; null where none is found. @throws SuiteError */
export async function findNearest(options: NearestOptions): Promise<readonly number[] | null> {
  const { refused, kept, signal, isPossible } = options;
  const near = (value: number) =>
    nearest({ ...options, kept: value, isRefused: (combination) => refused.has(combination.join()) });
  for (let tries = 0; tries < mostTries; tries++) {
    // without the value that was chosen last only where it goes with nothing
    const found = near(kept) ?? near(0);
    if (!found) break;
    const isFound = await isPossible(found);
    if (signal.aborted) break;
    if (isFound) return found;
    refused.add(found.join());
  }
  return null;
}
