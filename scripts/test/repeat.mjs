import { ofEachElement } from "./stages.mjs";

/** @typedef {{ stage: string, file: string, failures: import("./notes.mjs").Test[] }} FailedFile */

/** More files than these that fail once and pass alone are no accident. */
export const mostUnstable = 5;

/** Maximum of failed files that are repeated: more of them have a common cause. */
const mostRepeated = 20;

/** Returns the environment that limits the contract to the elements of the failures. */
function tagsOf({ file, failures }) {
  if (!ofEachElement.test(file)) return {};
  const tags = new Set(failures.map(({ name }) => /^suite-[\w-]+/.exec(name)?.[0]));
  return tags.has(undefined) ? {} : { SUITE_REPEATED: [...tags].join() };
}

/**
 * The files in which something failed. What failed outside of any file is left out: it is never repeated.
 * @returns {FailedFile[]}
 */
export function failedFiles(results) {
  const found = {};
  for (const { name: stage, failures } of results)
    for (const failure of failures.filter(({ file }) => file !== undefined))
      (found[`${stage} ${failure.file}`] ??= { stage, file: failure.file, failures: [] }).failures.push(failure);
  return Object.values(found);
}

/**
 * Runs what failed once more, one file after the other, with nothing beside it.
 * @returns {Promise<FailedFile[]>} those that passed this time
 */
export async function repeat(failed, run) {
  const unstable = [];
  for (const entry of failed.length > mostRepeated ? [] : failed) {
    const again = await run(entry.stage, entry.file, tagsOf(entry));
    if (again.failed === 0 && again.passed > 0) unstable.push(entry);
  }
  return unstable;
}
