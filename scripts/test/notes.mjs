import { appendFileSync, existsSync, readFileSync } from "node:fs";

/** @typedef {{ file?: string, name: string, error: string }} Failure `file` from the root of the project */
/** @typedef {{ file: string, name: string, state: "passed" | "failed" | "unstable" | "skipped", why?: string }} Test what became of it; of what was skipped, why */

/**
 * What the reporters tell scripts/test.mjs beside what is printed for people: a line of JSON each.
 * @param {string} variable of the environment, that names the file
 */
function notes(variable) {
  const file = process.env[variable];
  // tests that a test runs for its own are told to it alone
  delete process.env[variable];
  return (note) => void (file && appendFileSync(file, `${JSON.stringify(note)}\n`));
}

/** @type {(failure: Failure) => void} */
export const noteFailure = notes("SUITE_FAILURES");

/** @type {(test: Test) => void} */
export const noteTest = notes("SUITE_TESTS");

/** What was noted in a file; nothing where there is none. */
export const readNotes = (file) =>
  existsSync(file)
    ? readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : [];
