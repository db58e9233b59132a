import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { array, type InferOutput, number, object, optional, picklist, record, safeParse, string } from "valibot";

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
  machine: object({ system: string(), cores: number(), node: string() }),
  stages: array(object({ name: string(), seconds: number(), tests: array(test) })),
  /** kB, compressed with brotli */
  budget: array(object({ what: string(), value: number(), limit: number() })),
  /** Limits by subject, in kB of brotli, the oldest first. */
  budgetHistory: array(object({ date: string(), limits: record(string(), number()) })),
});

export interface Report extends InferOutput<typeof report> {
  /** True for the report of the last release, which comes with the repository. */
  readonly isReleased: boolean;
}
export type Outcome = InferOutput<typeof test>["state"];

/** Report that a whole run of the tests writes here. */
const own = new URL("../../../reports/tests.json", import.meta.url);
/** Report of the last release, which comes with the repository. */
const released = new URL("../../../scripts/release/tests.json.gz", import.meta.url);

/** Returns the report that a text holds; undefined for one of another version. */
function readFrom(text: string, isReleased: boolean): Report | undefined {
  const { success, output } = safeParse(report, JSON.parse(text));
  return success ? { ...output, isReleased } : undefined;
}

/** Reads the report of the last whole run of the tests here, or else of the last release; undefined if there is none. */
export function readReport(): Report | undefined {
  const ofRun = existsSync(own) ? readFrom(readFileSync(own, "utf8"), false) : undefined;
  if (ofRun || !existsSync(released)) return ofRun;
  return readFrom(gunzipSync(readFileSync(released)).toString(), true);
}
