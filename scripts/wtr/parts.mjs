/**
 * Options of the test runner by which a file is run in several pages, each of which tests a part: `<html data-part="2/8">`.
 * All other files see the first part, and need not know.
 */
export function inParts(file, count) {
  const pageOf = (part) => (framework) =>
    `<!doctype html><html data-part="${part}/${count}"><body><script type="module" src="${framework}"></script></body></html>`;
  const further = Array.from({ length: count - 1 }, (_, index) => index + 2);
  return {
    testRunnerHtml: pageOf(1),
    groups: further.map((part) => ({ name: `part ${part}`, files: file, testRunnerHtml: pageOf(part) })),
  };
}
