import { existsSync, readFileSync } from "node:fs";
import { array, type InferOutput, number, object, optional, parse, picklist, record, string } from "valibot";

const test = object({
  /** From the root of the project. */
  file: string(),
  name: string(),
  state: picklist(["passed", "failed", "unstable", "skipped"]),
  /** Of what was skipped: there was nothing to look at. */
  why: optional(string()),
});

const report = object({
  commit: string(),
  /** When the run ended, ISO. */
  date: string(),
  /** As they call themselves, such as "Chromium 156.0". */
  engines: array(string()),
  stages: array(object({ name: string(), tests: array(test) })),
  /** kB of brotli. */
  budget: array(object({ what: string(), value: number(), limit: number() })),
  /** Limits by what they are for, in kB of brotli, the oldest first. */
  budgetHistory: array(object({ date: string(), limits: record(string(), number()) })),
});

export type Report = InferOutput<typeof report>;
export type Outcome = InferOutput<typeof test>["state"];

/**
 * What the last whole run of the tests has written; undefined where none has.
 * @throws ValiError for a report of another version
 */
export const readReport = (file: URL): Report | undefined =>
  existsSync(file) ? parse(report, JSON.parse(readFileSync(file, "utf8"))) : undefined;
