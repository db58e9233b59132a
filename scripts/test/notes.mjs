import { appendFileSync, existsSync, readFileSync } from "node:fs";

/**
 * Result of a test: its file from the root of the project, and the reason if it was skipped.
 * @typedef {"passed" | "failed" | "skipped"} State
 * @typedef {{ file?: string, name: string, state: State, why?: string, error?: string }} Test
 */

const notes = process.env.SUITE_NOTES;
// tests that a test runs for its own are told to it alone
delete process.env.SUITE_NOTES;

/** Tells scripts/test.mjs of a test, beside what is printed for people: a line of JSON. @type {(test: Test) => void} */
export const note = (test) => void (notes && appendFileSync(notes, `${JSON.stringify(test)}\n`));

/** Reads the notes of a file; none without the file. @returns {Test[]} */
export const readNotes = (file) =>
  existsSync(file) ? JSON.parse(`[${readFileSync(file, "utf8").trim().replaceAll("\n", ",")}]`) : [];
