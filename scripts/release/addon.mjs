import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";

const source = fileURLToPath(new URL("addon", import.meta.url));
/** Files of the bundle that an adopted page loads, with their licences. */
const served = [
  "suite.js",
  "suite.css",
  "suite-content.css",
  "push-worker.js",
  "chunks",
  "sri.json",
  "THIRD-PARTY.txt",
];

/** @returns {string[]} paths of the files at a path, or below it */
const filesAt = (path) =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesAt(join(path, name))) : [path];

/** @returns {[string, Uint8Array][]} files at a path, each with its path in the archive */
const entries = (path, place) =>
  filesAt(path).map((file) => [`${place}${file.slice(path.length).replaceAll("\\", "/")}`, readFileSync(file)]);

/**
 * Returns the ZIP archive of an add-on for a suite, which loads the bundle on its websites.
 * @param {string} version of the bundle, such as 1.2.0
 * @param {string} date such as 2026-11-30: the time of every file, so that the same release is the same archive
 * @param {string} [dist]
 * @returns {Uint8Array}
 */
export function zipAddon(version, date, dist = "dist") {
  const isText = (name) => /\.(py|xml)$/.test(name);
  const fill = (content) => Buffer.from(content.toString().replaceAll("{{version}}", version));
  const addon = entries(source, "suite_widgets").map(([name, content]) => [
    name,
    isText(name) ? fill(content) : content,
  ]);
  const bundle = served.flatMap((name) => entries(join(dist, name), `suite_widgets/static/${version}/${name}`));
  const licence = entries("LICENSE", "suite_widgets/LICENSE");
  return zipSync(Object.fromEntries([...addon, ...licence, ...bundle]), { level: 9, mtime: `${date}T12:00:00` });
}
