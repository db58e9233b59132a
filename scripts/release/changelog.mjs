/**
 * Returns the entry of a version in a change log by Keep a Changelog 1.1.0.
 * @throws Error unless the version is the newest one with a date, and its entry is not empty
 * @param {string} text of CHANGELOG.md
 * @param {string} version such as 1.2.0
 * @returns {{ date: string, changes: string }}
 */
export function changesOf(text, version) {
  const [, newest = "none", date = ""] = /^## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)$/m.exec(text) ?? [];
  if (newest !== version) throw new Error(`CHANGELOG.md says of ${version} nothing: its newest version is ${newest}`);
  const [, changes = ""] = text.split(`## [${version}] - ${date}\n`);
  const own = changes.split(/^## |^\[[^\]]+\]: /m)[0].trim();
  if (!own.includes("\n- ")) throw new Error(`CHANGELOG.md lists no change of ${version}`);
  return { date, changes: own };
}
