import assert from "node:assert/strict";
import { test } from "node:test";
import { guaranteesOf, ownTests } from "#demo/catalogue/proof/guarantees.ts";
import type { Report } from "#demo/catalogue/proof/report.ts";

const contract = "test/contract/checks/lifecycle.ts";
const report: Report = {
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
      tests: [
        { file: contract, name: "suite-follow keeps its state when it moves", state: "passed" },
        { file: contract, name: "suite-zoom keeps its state when it moves", state: "skipped", why: "it has no state" },
        { file: "test/contract/recorded.test.ts", name: "suite-zoom of a recorded page", state: "passed" },
      ],
    },
    {
      name: "contract:react",
      seconds: 3,
      tests: [{ file: contract, name: "suite-follow keeps its state when it moves", state: "unstable" }],
    },
    {
      name: "contract:firefox",
      seconds: 3,
      tests: [
        { file: "test/engines/elements.test.ts", name: "suite-follow keeps its state when it moves", state: "passed" },
      ],
    },
    {
      name: "widgets",
      seconds: 3,
      tests: [
        { file: "test/widgets/marketing/follow.test.tsx", name: "suite-follow subscribes", state: "passed" },
        { file: "test/widgets/marketing/follow/many.test.ts", name: "fifty of them", state: "passed" },
        { file: "test/widgets/marketing/followed.test.ts", name: "of another", state: "passed" },
      ],
    },
    {
      name: "widgets:react",
      seconds: 3,
      tests: [{ file: "test/widgets/marketing/follow.test.tsx", name: "suite-follow subscribes", state: "failed" }],
    },
  ],
};

test("a guarantee is a title of the contract, with what became of it by element, library and engine", () => {
  const [guarantee, ...more] = guaranteesOf(report);
  assert.equal(more.length, 0);
  assert.equal(guarantee!.title, "keeps its state when it moves");
  assert.deepEqual(Object.fromEntries(guarantee!.outcomes), {
    "suite-follow": { Preact: "passed", React: "unstable", Firefox: "passed" },
    "suite-zoom": { Preact: "skipped" },
  });
  assert.deepEqual(Object.fromEntries(guarantee!.reasons), { "suite-zoom": "it has no state" });
});

test("an element's own tests are those of its file", () => {
  assert.deepEqual(ownTests(report, "suite-follow"), [
    { name: "suite-follow subscribes", outcomes: { Preact: "passed", React: "failed" } },
    { name: "fifty of them", outcomes: { Preact: "passed" } },
  ]);
  assert.deepEqual(ownTests(report, "suite-zoom"), []);
});
