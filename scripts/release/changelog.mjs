/**
 * Of a changelog in the manner of Keep a Changelog 1.1.0, what it says of a version. Throws where that version is not the newest one that
 * has a date, or nothing is said of it.
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
