/** @typedef {{ stage: string, file: string, failures: import("./notes.mjs").Failure[] }} FailedFile */

/** More files than these that fail once and pass alone are no accident. */
export const mostUnstable = 5;

/** Where so many fail, something is broken, and to run each by itself would only take long. */
const mostRepeated = 20;

/** Of the contract, the checks of the same elements: the names of an element's checks begin with its tag. */
function tagsOf({ file, failures }) {
  if (!/^test\/(contract\/elements|engines\/elements-\d)\.test\.ts$/.test(file)) return "";
  const tags = new Set(failures.map(({ name }) => /^suite-[\w-]+/.exec(name)?.[0]));
  return tags.has(undefined) ? "" : [...tags].join();
}

/**
 * The files in which something failed. What failed outside of any file is left out: it is never repeated.
 * @returns {FailedFile[]}
 */
export function failedFiles(results) {
  const found = new Map();
  for (const { name: stage, failures } of results)
    for (const failure of failures.filter(({ file }) => file !== undefined)) {
      const key = `${stage} ${failure.file}`;
      const entry = found.get(key) ?? { stage, file: failure.file, failures: [] };
      found.set(key, { ...entry, failures: [...entry.failures, failure] });
    }
  return [...found.values()];
}

/**
 * Runs what failed once more, one file after the other, with nothing beside it.
 * @param {FailedFile[]} failed
 * @param {(stage: string, file: string, env: Record<string, string>) => Promise<import("./run-stage.mjs").Result>} run
 * @returns {Promise<FailedFile[]>} those that passed this time
 */
export async function repeat(failed, run) {
  const unstable = [];
  if (failed.length > mostRepeated) return unstable;
  for (const entry of failed) {
    const tags = tagsOf(entry);
    const again = await run(entry.stage, entry.file, tags ? { SUITE_TAGS: tags } : {});
    if (again.failed === 0 && again.passed > 0) unstable.push(entry);
  }
  return unstable;
}
