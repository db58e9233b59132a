import { existsSync, readFileSync } from "node:fs";
import { array, type InferOutput, number, object, optional, parse, picklist, record, string } from "valibot";

const test = object({
  /** Path from the root of the project. */
  file: string(),
  name: string(),
  state: picklist(["passed", "failed", "unstable", "skipped"]),
  /** Reason of a skipped test. */
  why: optional(string()),
});

const report = object({
  commit: string(),
  /** End of the run, ISO 8601. */
  date: string(),
  /** Names with versions, such as "Chromium 156.0". */
  engines: array(string()),
  stages: array(object({ name: string(), tests: array(test) })),
  /** kB, compressed with brotli */
  budget: array(object({ what: string(), value: number(), limit: number() })),
  /** Limits by subject, in kB of brotli, the oldest first. */
  budgetHistory: array(object({ date: string(), limits: record(string(), number()) })),
});

export type Report = InferOutput<typeof report>;
export type Outcome = InferOutput<typeof test>["state"];

/**
 * Reads the report of the last whole test run; undefined if there is none.
 * @throws ValiError for a report of another version
 */
export const readReport = (file: URL): Report | undefined =>
  existsSync(file) ? parse(report, JSON.parse(readFileSync(file, "utf8"))) : undefined;
