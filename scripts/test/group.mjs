// Several files of tests in one process: to start one, with its compiler, takes longer than most files of tests run.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Files that start processes, change the state of their process, or take long by themselves. */
const alone = /^test\/(unit\/(scripts|server\/process)\/[^/]+|contract\/[^/]+|tours\/catalogue\/walk\.test\.ts)$/;

/** Unit tests by area, such as `test/unit/shop` or `test/unit/server/shop`; others by folder. */
const areaOf = (file) => /^test\/unit\/(server\/)?[^/]+(?=\/)/.exec(file)?.[0] ?? dirname(file);

/**
 * Writes a file that imports others at once, in their order: of imports that are begun one by one, each in a suite of
 * its own, Node gives the tests to any of these suites, in the order in which the files happen to be read.
 */
export function writeEntry(path, files) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, files.map((file) => `import "${pathToFileURL(resolve(file))}";\n`).join(""));
}

/**
 * Returns the entry of each process with its files of tests. An entry for several files is written into the folder and imports them.
 * @returns {{ path: string, files: string[] }[]}
 */
export function groupTests(files, folder) {
  const groups = {};
  for (const file of files) (groups[alone.test(file) ? file : areaOf(file)] ??= []).push(file);
  return Object.entries(groups).map(([name, files]) => {
    const path = files.length > 1 ? join(folder, `${name.replaceAll("/", "-")}.test.mjs`) : files[0];
    if (files.length > 1) writeEntry(path, files);
    return { path, files };
  });
}
