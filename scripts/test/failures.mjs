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
  // each line once, also where the beginnings of two failures overlap
  const marked = lines.filter((_, index) =>
    lines.slice(Math.max(0, index + 1 - linesOfOne), index + 1).some((line) => mark.test(line)),
  );
  const shown = marked.length > 0 ? marked : lines.slice(-linesOfOne);
  return [`✗ ${stage}`, ...shown.slice(0, linesOfStage).map((line) => `  ${line}`)];
}
