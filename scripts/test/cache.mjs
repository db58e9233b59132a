// Results of runs in .cache: how long stages took, and the mark of a whole run without a failure.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const times = ".cache/test-times.json";

/** Seconds that each stage took in the last run of all of it. @returns {Record<string, number>} */
export const readTimes = () => (existsSync(times) ? JSON.parse(readFileSync(times, "utf8")) : {});

/** @param {{ name: string, seconds: number }[]} results of stages that ran as a whole */
export function noteTimes(results) {
  mkdirSync(".cache", { recursive: true });
  const latest = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]));
  writeFileSync(times, JSON.stringify({ ...readTimes(), ...latest }));
}

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** The hash of the tree, where everything is committed; else, or without git, nothing. */
export function cleanTree() {
  try {
    return git("status", "--porcelain") === "" ? git("rev-parse", "HEAD^{tree}") : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string | undefined} tree the one that was tested; what has changed since then was not */
export function markGreen(tree) {
  if (!tree || tree !== cleanTree()) return;
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/green", `${tree}\n`);
}
