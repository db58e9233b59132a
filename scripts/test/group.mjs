// Several files of tests in one process: to start one, with its compiler, takes longer than most files of tests run.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** They start processes of their own, change what all of a process share, or take long enough by themselves. */
const alone =
  /^test\/(unit\/scripts\/[^/]+|unit\/server\/(database|fuzz|listening|main|proxy)\.test\.ts|contract\/[^/]+|tours\/catalogue\/walk\.test\.ts)$/;

/** Around each test of the file, and of those that share its process. */
const hook = /^(before|after)Each\(/m;

const isAlone = (file) => alone.test(file) || hook.test(readFileSync(file, "utf8"));

const urlOf = (file) => pathToFileURL(resolve(file));

/**
 * They are imported at once, in the order of the list: of imports that are begun one by one, each in a suite of its own,
 * Node gives the tests to any of these suites, in the order in which the files happen to be read.
 */
const entry = (files) => files.map((file) => `import "${urlOf(file)}";\n`).join("");

/**
 * Files that import those of one folder each.
 * @param files of tests, from the root of the project
 * @param folder where they are written
 * @returns {{ path: string, files: string[] }[]} what a process runs, and the files of tests that are in it
 */
export function groupTests(files, folder) {
  const folders = new Map();
  for (const file of files) folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), file]);
  mkdirSync(folder, { recursive: true });
  const single = (file) => ({ path: file, files: [file] });
  return [...folders].flatMap(([name, all]) => {
    const together = all.filter((file) => !isAlone(file));
    if (together.length < 2) return all.map(single);
    const path = join(folder, `${name.replaceAll("/", "-")}.test.mjs`);
    writeFileSync(path, entry(together));
    return [...all.filter((file) => !together.includes(file)).map(single), { path, files: together }];
  });
}
