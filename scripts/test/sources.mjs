import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { sep } from "node:path";
import { filesBelow } from "../build/stamp.mjs";

/** @typedef {Map<string, Buffer>} Sources files of the project with their content, by paths from its root, with slashes */

/** What the project is not made of, but makes or installs. */
const outside = [".git", ".cache", "dist", "node_modules", "release"];

/** What decides how files are checked: whatever is no source in a folder of sources, in the root above all, and our own rules. */
const configuration =
  /^(?!.*\.md$)([^/]+|scripts\/.*|(.*\/)?(\.[^/]+|(package|tsconfig)[^/]*\.json|[^/]+\.config\.[^/]+))$/;

/** @returns {Sources} */
export function readSources() {
  const paths = readdirSync(".").filter((name) => !outside.includes(name));
  return new Map(paths.flatMap(filesBelow).map((path) => [path.split(sep).join("/"), readFileSync(path)]));
}

/** @param {Iterable<string | Buffer>} parts which the hash keeps apart */
export function hashOf(parts) {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(`${part.length} `).update(part);
  return hash.digest("hex");
}

/** Stands for all files, and what they are called. */
export const stampOfAll = (sources) => hashOf([...sources].flat());

/** Stands for what the checks are made of: configuration, own rules, what is installed, Node's version. */
export function stampOfChecks(sources) {
  const installed = "node_modules/.package-lock.json";
  const packages = existsSync(installed) ? readFileSync(installed) : "";
  const files = [...sources].filter(([path]) => configuration.test(path));
  return hashOf([process.version, packages, ...files.flat()]);
}
