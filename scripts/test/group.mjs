// Several files of tests in one process: to start one, with its compiler, takes longer than most files of tests run.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** They start processes of their own, change what all of a process share, or take long enough by themselves. */
const alone = /^test\/(unit\/(scripts|server\/process)\/[^/]+|contract\/[^/]+|tours\/catalogue\/walk\.test\.ts)$/;

/** Unit tests by area, such as `test/unit/shop` or `test/unit/server/shop`; others by folder. */
const groupOf = (file) => /^test\/unit\/(server\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

const urlOf = (file) => pathToFileURL(resolve(file));

/**
 * They are imported at once, in the order of the list: of imports that are begun one by one, each in a suite of its own,
 * Node gives the tests to any of these suites, in the order in which the files happen to be read.
 */
const entry = (files) => files.map((file) => `import "${urlOf(file)}";\n`).join("");

/**
 * Files that import those of one group each.
 * @param files of tests, from the root of the project
 * @param folder where they are written
 * @returns {{ path: string, files: string[] }[]} what a process runs, and the files of tests that are in it
 */
export function groupTests(files, folder) {
  const groups = new Map();
  for (const file of files) groups.set(groupOf(file), [...(groups.get(groupOf(file)) ?? []), file]);
  mkdirSync(folder, { recursive: true });
  const single = (file) => ({ path: file, files: [file] });
  return [...groups].flatMap(([name, all]) => {
    const together = all.filter((file) => !alone.test(file));
    if (together.length < 2) return all.map(single);
    const path = join(folder, `${name.replaceAll("/", "-")}.test.mjs`);
    writeFileSync(path, entry(together));
    return [...all.filter((file) => !together.includes(file)).map(single), { path, files: together }];
  });
}
