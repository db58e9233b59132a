import { readFileSync } from "node:fs";
import axe from "axe-core";
import { array, type InferOutput, object, optional, parse, picklist, string } from "valibot";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { type Guarantee, guaranteesOf } from "./guarantees.ts";
import type { Report } from "./report.ts";

const readJson = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));

const criterion = object({
  /** Number of WCAG 2.2; with "9." before it, the clause of EN 301 549. */
  id: string(),
  name: string(),
  level: picklist(["A", "AA"]),
  /** Titles of tests of the contract for it, beside the rules of axe. */
  tests: optional(array(string())),
  /** Subject that is no part of an element. */
  outside: optional(picklist(["page", "player", "motion"])),
});
const criteria = parse(array(criterion), readJson("criteria.json"));

/** Checks by a person, with the day on which they were made. */
const manualChecks = parse(
  array(object({ date: string(), what: string(), criteria: array(string()) })),
  readJson("manual-checks.json"),
);

/** Titles of the contract's tests that run all rules of axe. */
const inspections = [
  "has no barriers at first",
  "has no barriers after it was opened and used",
  "has no barriers after malformed answers of the suite",
  "has no barriers in Arabic on a small screen",
  "has no barriers after a failed call",
];

/** Terms of VPAT 2.5. */
export type Conformance = "supports" | "fails" | "outside" | "unknown";

interface Row extends InferOutput<typeof criterion> {
  readonly conformance: Conformance;
  /** Rules of axe for the criterion. */
  readonly rules: readonly string[];
  readonly checks: typeof manualChecks;
  /** Elements whose tests failed. */
  readonly failed: readonly string[];
}

const rulesOf = (id: string): string[] =>
  axe
    .getRules([`wcag${id.replaceAll(".", "")}`])
    .flatMap(({ ruleId, tags }) => (tags.includes("deprecated") ? [] : ruleId));

/** Returns the elements for which one of the tests failed; undefined if none of the tests ran. */
function failedIn(guarantees: readonly Guarantee[], titles: readonly string[], tags: readonly string[]) {
  const ran = guarantees.filter(({ title }) => titles.includes(title));
  const outcomes = tags.map((tag) => ({
    tag,
    states: ran.flatMap(({ outcomes }) => Object.values(outcomes.get(tag) ?? {})),
  }));
  if (!outcomes.some(({ states }) => states.length)) return undefined;
  return outcomes.flatMap(({ tag, states }) => (states.includes("failed") ? tag : []));
}

/** Returns the rows of the conformance report of some elements, one for each criterion of WCAG 2.2, levels A and AA. */
export function conformanceOf(report: Report, elements: readonly Pick<WidgetDeclaration, "tag">[]): Row[] {
  const guarantees = guaranteesOf(report);
  const tags = elements.map(({ tag }) => tag);
  return criteria.map((entry) => {
    const { id, tests = [], outside } = entry;
    const rules = rulesOf(id);
    const checks = manualChecks.filter(({ criteria }) => criteria.includes(id));
    const titles = [...(rules.length ? inspections : []), ...tests];
    const failed = failedIn(guarantees, titles, tags);
    const known = failed ? (failed.length ? "fails" : "supports") : checks.length ? "supports" : "unknown";
    return { ...entry, rules, checks, failed: failed ?? [], conformance: outside ? "outside" : known };
  });
}
