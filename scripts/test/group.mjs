// Several files of tests in one process: to start one, with its compiler, takes longer than most files of tests run.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Files of these folders start processes of their own, or change what all of a process share. */
const alone = /^test\/unit\/(scripts|server)\/[^/]+$/;

/** Each file is a suite of its own, so that its hooks concern nobody else. */
const entry = (files) =>
  `import { describe } from "node:test";\n${files
    .map(
      (file) =>
        `describe(${JSON.stringify(file)}, async () => void (await import("${pathToFileURL(resolve(file))}")));\n`,
    )
    .join("")}`;

/**
 * Files that import those of one folder each.
 * @param files of tests, from the root of the project
 * @param folder where they are written
 * @returns their paths, and those of files that have a process to themselves
 */
export function groupTests(files, folder) {
  const folders = new Map();
  for (const file of files) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  mkdirSync(folder, { recursive: true });
  return [...folders].flatMap(([name, all]) => {
    if (all.length === 1 || all.some((file) => alone.test(file))) return all;
    const path = join(folder, `${name.replaceAll("/", "-")}.test.mjs`);
    writeFileSync(path, entry(all));
    return path;
  });
}
