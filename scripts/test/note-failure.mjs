import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** @typedef {{ file?: string, name: string, error: string }} Failure `file` from the root of the project */

/**
 * Called by the reporters: tells scripts/test.mjs what failed, one line of JSON each, beside what is printed for people.
 * @param {Failure} failure
 */
export function noteFailure(failure) {
  const notes = process.env.SUITE_FAILURES;
  if (notes) appendFileSync(notes, `${JSON.stringify(failure)}\n`);
}

/** @returns {Failure[]} */
export const readFailures = (notes) =>
  existsSync(notes)
    ? readFileSync(notes, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
