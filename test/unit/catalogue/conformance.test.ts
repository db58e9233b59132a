import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { conformanceOf } from "#demo/catalogue/proof/conformance.ts";
import type { Report } from "#demo/catalogue/proof/report.ts";

const inspection = "has no barriers at first";
const reportOf = (states: Readonly<Record<string, "passed" | "failed" | "unstable">>): Report => ({
  commit: "abc",
  date: "2026-11-26T10:00:00.000Z",
  engines: ["Chromium 156.0"],
  machine: { system: "Linux", cores: 2, node: "20.19.0" },
  isReleased: false,
  budget: [],
  budgetHistory: [],
  stages: [
    {
      name: "contract",
      seconds: 3,
      tests: Object.entries(states).map(([name, state]) => ({
        file: "test/contract/checks/accessibility.ts",
        name,
        state,
      })),
    },
  ],
});

const elements = [{ tag: "suite-follow" }, { tag: "suite-subscribe" }] as const;
const rowsOf = (report: Report) => new Map(conformanceOf(report, elements).map((row) => [row.id, row]));

describe("the accessibility conformance report", () => {
  it("has each criterion of WCAG 2.2, levels A and AA, once", () => {
    const rows = conformanceOf(reportOf({}), elements);
    const count = (level: string) => rows.filter((row) => row.level === level).length;
    assert.deepEqual([count("A"), count("AA"), new Set(rows.map(({ id }) => id)).size], [31, 24, 55]);
  });

  it("supports what the tests of the elements have inspected, and names the rules", () => {
    const { conformance, rules } = rowsOf(
      reportOf({ [`suite-follow ${inspection}`]: "passed", [`suite-subscribe ${inspection}`]: "unstable" }),
    ).get("1.4.3")!;
    assert.deepEqual([conformance, rules], ["supports", ["color-contrast"]]);
  });

  it("does not support what failed for one of the elements, and names it", () => {
    const { conformance, failed } = rowsOf(
      reportOf({ [`suite-follow ${inspection}`]: "passed", [`suite-subscribe ${inspection}`]: "failed" }),
    ).get("4.1.2")!;
    assert.deepEqual([conformance, failed], ["fails", ["suite-subscribe"]]);
  });

  it("is unknown where no test ran and no person has checked", () => {
    const rows = rowsOf(reportOf({ [`suite-zoom ${inspection}`]: "passed" }));
    assert.equal(rows.get("4.1.2")!.conformance, "unknown");
    assert.equal(rows.get("2.5.1")!.conformance, "unknown");
  });

  it("names checks by a person, and what no element has", () => {
    const rows = rowsOf(reportOf({}));
    assert.equal(rows.get("1.4.5")!.conformance, "supports");
    assert.match(rows.get("1.4.5")!.checks[0]!.date, /^\d{4}-\d\d-\d\d$/);
    assert.equal(rows.get("2.4.1")!.conformance, "outside");
  });
});
