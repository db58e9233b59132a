import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = ".cache/build.json";
const sources = [
  "widgets",
  "shared",
  "scripts",
  "rollup.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Scripts that no build runs. */
const besides = /^scripts[\\/](test|mutants|proof|wtr|release|template)\b/;

/** The file itself, or all files in the folder, at whatever depth. */
const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [path];

/** Stands for all that a build is made of: sources, scripts, configuration, lock file, and Node's version. */
export function stampOf() {
  const hash = createHash("sha256").update(process.version);
  for (const path of sources.flatMap(filesBelow))
    if (!besides.test(path)) hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest("hex");
}

/** Fingerprint of the files in dist, so that a removed or replaced file is noticed. */
function stampOfOutput() {
  const hash = createHash("sha256");
  for (const path of existsSync("dist") ? filesBelow("dist") : []) {
    const { size, mtimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs}\0`);
  }
  return hash.digest("hex");
}

/**
 * Returns the stamp of the sources that dist was built from, and the names of its parts; both are empty if a file of dist has changed since.
 * @returns {{ sources: string, parts: string[] }}
 */
export function readStamp() {
  const none = { sources: "", parts: [] };
  if (!existsSync(file)) return none;
  const { output, ...stamp } = JSON.parse(readFileSync(file, "utf8"));
  return output === stampOfOutput() ? stamp : none;
}

export function writeStamp(stamp, parts) {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(file, JSON.stringify({ sources: stamp, parts, output: stampOfOutput() }));
}
