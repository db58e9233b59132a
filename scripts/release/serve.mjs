import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { integrityOf } from "../manifest/integrity.mjs";

/** Files that a web server serves to pages and editors; the package has those for bundlers. */
const served = [
  "suite.js",
  "suite.css",
  "suite-content.css",
  "push-worker.js",
  "chunks",
  "standalone",
  "sri.json",
  "custom-elements.json",
  "vscode.html-custom-data.json",
  "web-types.json",
  "schemas",
  "llms.txt",
  "llms-full.txt",
  "THIRD-PARTY.txt",
];

/**
 * Fills a version's folder. Throws where there is one: released files never change, so that they can be cached for ever.
 * @param {string} folder such as release/1.2.0
 */
export function fill(folder, dist = "dist") {
  if (existsSync(folder))
    throw new Error(`${folder} is there, and a released version never changes: remove it if it was not published`);
  for (const name of served) cpSync(join(dist, name), join(folder, name), { recursive: true });
}

/**
 * Returns the content of `latest.json`: the version, and the hash of each of its files by the path beside `latest.json`.
 * @param {string} root folder with a folder by version
 * @param {string} version
 * @param {string} date such as 2026-11-30
 */
export function latest(root, version, date) {
  const files = readdirSync(join(root, version), { recursive: true })
    .map((file) => `${version}/${file.replaceAll("\\", "/")}`)
    .filter((file) => statSync(join(root, file)).isFile())
    .sort();
  return { version, date, files: Object.fromEntries(files.map((file) => [file, integrityOf(join(root, file))])) };
}
