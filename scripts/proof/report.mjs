// What a whole run found, for the proof page (demo/catalogue/proof): reports/tests.json.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, type } from "node:os";
import { firefoxPath } from "../ensure-programs.mjs";

const output = (command, ...args) =>
  execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Nothing where the command is not there, or has nothing to say. */
function tryOutput(...command) {
  try {
    return output(...command);
  } catch {
    return "";
  }
}

/** Returns the engines of the stages, by the names that they report. */
function enginesOf(results, chromium) {
  const ran = (engine) => results.some(({ name }) => name.endsWith(`:${engine}`));
  const webkit = () => tryOutput("dpkg-query", "--show", "--showformat=${Version}", "webkit2gtk-driver");
  return [
    chromium && tryOutput(chromium, "--version").replace(/ built on.*/, ""),
    ran("firefox") && tryOutput(firefoxPath(), "--version"),
    ran("webkit") && `WebKitGTK ${webkit()}`.trim(),
  ].filter(Boolean);
}

const budgetLine = /^[✓✗] (.+?): ([\d.]+)(?: of ([\d.]+) kB| kB, but the budget is ([\d.]+))/gm;

/** @param {string} output what the budget printed */
export const readBudget = (output) =>
  [...output.matchAll(budgetLine)].map(([, what, value, limit, missed]) => ({
    what,
    value: Number(value),
    limit: Number(limit ?? missed),
  }));

/** Returns the budgets of pages commit by commit from git's history, oldest first. */
function budgetHistory() {
  const commits = tryOutput("git", "log", "--reverse", "--format=%H %cs", "--", "scripts/budgets.json");
  return commits.split("\n").flatMap((line) => {
    const [commit, date] = line.split(" ");
    const text = commit && tryOutput("git", "show", `${commit}:scripts/budgets.json`);
    if (!text) return [];
    const { core, pages = [] } = JSON.parse(text);
    const page = ({ element, open, kB }) => [open ? `${element}, open` : element, kB];
    return [{ date, limits: { core: core?.kB ?? core, ...Object.fromEntries(pages.map(page)) } }];
  });
}

/**
 * @param {{ name: string, seconds: number, env?: Record<string, string>, tests: import("../test/notes.mjs").Test[], output: string }[]} results of the stages
 * @param {import("../test/repeat.mjs").FailedFile[]} unstable
 * @param {string | undefined} chromium path of the one that was used
 */
export function reportOf(results, unstable, chromium) {
  // a test of the contract is told by the file that wrote it, and repeated by the one that ran it
  const isUnstable = (stage, { name, state }) =>
    state === "failed" &&
    unstable.some((entry) => entry.stage === stage && entry.failures.some((failure) => failure.name === name));
  const shown = (stage, { error: _, ...test }) => (isUnstable(stage, test) ? { ...test, state: "unstable" } : test);
  return {
    commit: tryOutput("git", "rev-parse", "HEAD"),
    date: new Date().toISOString(),
    engines: enginesOf(results, chromium),
    machine: { system: type(), cores: availableParallelism(), node: process.versions.node },
    stages: results
      .filter(({ tests }) => tests.length > 0)
      .map(({ name, tests, seconds }) => ({ name, seconds, tests: tests.map((test) => shown(name, test)) })),
    budget: readBudget(results.find(({ name }) => name === "budget")?.output ?? ""),
    budgetHistory: budgetHistory(),
  };
}

export function writeReport(report) {
  mkdirSync("reports", { recursive: true });
  writeFileSync("reports/tests.json", JSON.stringify(report));
}
