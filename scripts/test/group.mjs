// Several files of tests in one process: to start one, with its compiler, takes longer than most files of tests run.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** They start processes of their own, change what all of a process share, or take long enough by themselves. */
const alone =
  /^test\/(unit\/scripts\/[^/]+|unit\/server\/(database|fuzz|listening|main|proxy)\.test\.ts|contract\/[^/]+)$/;

const urlOf = (file) => pathToFileURL(resolve(file));

/** Each file is a suite of its own, so that its hooks concern no other; what they share begins before them and ends after them. */
const entry = (files, shared) =>
  `import { describe } from "node:test";\n${shared.map((file) => `import "${urlOf(file)}";\n`).join("")}${files
    .map((file) => `describe(${JSON.stringify(file)}, async () => void (await import("${urlOf(file)}")));\n`)
    .join("")}`;

/**
 * Files that import those of one folder each.
 * @param files of tests, from the root of the project
 * @param folder where they are written
 * @param shared modules that all files of a group have in common, with hooks of their own
 * @returns their paths, and those of files that have a process to themselves
 */
export function groupTests(files, folder, shared = []) {
  const folders = new Map();
  for (const file of files) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  mkdirSync(folder, { recursive: true });
  return [...folders].flatMap(([name, all]) => {
    const together = all.filter((file) => !alone.test(file));
    if (together.length < 2) return all;
    const path = join(folder, `${name.replaceAll("/", "-")}.test.mjs`);
    writeFileSync(path, entry(together, shared));
    return [...all.filter((file) => !together.includes(file)), path];
  });
}
