const mark = /^\s*(✗|𐄂|❌)/u;
const linesOfOne = 4;
const linesOfStage = 40;

/**
 * Lines that name what failed in a stage: each failed test with the beginning of its error, else the end of the output.
 * @param {string} stage
 * @param {string} output what the stage printed
 * @returns {string[]}
 */
export function failuresOf(stage, output) {
  const lines = output.split("\n");
  const marked = lines.flatMap((line, index) => (mark.test(line) ? lines.slice(index, index + linesOfOne) : []));
  const shown = marked.length > 0 ? marked : lines.slice(-linesOfOne);
  return [`✗ ${stage}`, ...shown.slice(0, linesOfStage).map((line) => `  ${line}`)];
}
