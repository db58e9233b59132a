/** The lines of an error that are repeated at the end. */
export const excerptLines = 6;

function excerpt(heading, error) {
  const lines = error.trim().split("\n").slice(0, excerptLines);
  return [`  ${heading}`, ...lines.map((line) => `    ${line}`)].join("\n");
}

/** Lists the failures of a stage; for a stage without tests, the marked lines of its output. */
function failureLines({ name, failures, output }) {
  const told = failures.map(({ name, file, error }) => excerpt(`✗ ${name} (${file ?? "no file"})`, error));
  const marked = (output.match(/^✗.*/gm) ?? []).map((line) => `  ${line}`);
  return [`✗ ${name}`, ...(told.length > 0 ? told : marked).slice(0, 20)];
}

/** @param {(import("./run-stage.mjs").Result & { name: string })[]} red stages that failed */
export const failureBlock = (red) => ["What failed:", ...red.flatMap(failureLines)].join("\n");

/**
 * Each file that failed once and passed alone, with the tests that failed and the first error of each.
 * @param {import("./repeat.mjs").FailedFile[]} unstable
 */
export const unstableBlock = (unstable) =>
  [
    "Unstable (failed once, passed alone):",
    ...unstable.flatMap(({ stage, file, failures }) => [
      `- ${stage} ${file}`,
      ...failures.map(({ name, error }) => excerpt(name, error)),
    ]),
  ].join("\n");

/**
 * Returns the table of stages with their counts and seconds.
 * @param {{ name: string, passed: number, failed: number, seconds: number }[]} rows
 */
export function timeTable(rows) {
  const line = (...[name, passed, failed, seconds]) =>
    `${name.padEnd(16)}${`${passed}`.padStart(8)}${`${failed}`.padStart(8)}${seconds.padStart(10)}`;
  const lines = rows.map(({ name, passed, failed, seconds }) => line(name, passed, failed, seconds.toFixed(1)));
  return [line("stage", "passed", "failed", "seconds"), ...lines].join("\n");
}
