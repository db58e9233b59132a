const indented = (text, by) => text.replace(/^/gm, by);

const firstLines = (text) => text.trim().split("\n").slice(0, 4).join("\n");

/**
 * Each file that failed once and passed alone, with the tests that failed and the first error of each.
 * @param {import("./repeat.mjs").FailedFile[]} unstable
 */
export const unstableBlock = (unstable) =>
  [
    "Unstable (failed once, passed alone):",
    ...unstable.flatMap(({ stage, file, failures }) => [
      `- ${stage} ${file}`,
      ...failures.map(({ name, error }) => `  ${name}\n${indented(firstLines(error), "    ")}`),
    ]),
  ].join("\n");

/**
 * What each stage counted and how long it took.
 * @param {{ name: string, passed: number, failed: number, seconds: number }[]} rows
 */
export function timeTable(rows) {
  const line = (...[name, passed, failed, seconds]) =>
    `${name.padEnd(16)}${`${passed}`.padStart(8)}${`${failed}`.padStart(8)}${seconds.padStart(10)}`;
  return [
    line("stage", "passed", "failed", "seconds"),
    ...rows.map(({ name, passed, failed, seconds }) => line(name, passed, failed, seconds.toFixed(1))),
  ].join("\n");
}
