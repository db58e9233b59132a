import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** @typedef {{ file?: string, name: string, error: string }} Failure `file` from the root of the project */

const notes = process.env.SUITE_FAILURES;
// tests that a test runs for its own are to fail for it alone
delete process.env.SUITE_FAILURES;

/**
 * Called by the reporters: tells scripts/test.mjs what failed, one line of JSON each, beside what is printed for people.
 * @param {Failure} failure
 */
export function noteFailure(failure) {
  if (notes) appendFileSync(notes, `${JSON.stringify(failure)}\n`);
}

/** @returns {Failure[]} */
export const readFailures = (file) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
