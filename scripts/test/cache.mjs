// Mark of a whole run without a failure, in .cache.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

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
