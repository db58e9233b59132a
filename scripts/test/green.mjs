// The mark that a whole run leaves where nothing failed: which tree it was, so that nobody has to run the same again to know.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";

const file = ".cache/green";

function git(...args) {
  return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

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
  writeFileSync(file, `${tree}\n`);
}
