// `npm run release`: release/<version>/ with what a web server gives, its package for npm, the add-on for a suite and the bill of materials, and release/latest.json.
// Refuses a version that Semantic Versioning forbids by the public names in scripts/release/public-names.json, which it then records.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { zipAddon } from "./release/addon.mjs";
import { changesOf } from "./release/changelog.mjs";
import { fromRecord, publicNames, toRecord, versionFault } from "./release/names.mjs";
import { bundledBill } from "./release/sbom.mjs";
import { fill, latest } from "./release/serve.mjs";

const root = "release";
const record = "scripts/release/public-names.json";
const report = "reports/tests.json";
const proof = "scripts/release/tests.json.gz";
const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
const npm = (...args) =>
  execFileSync("npm", args, { encoding: "utf8", maxBuffer: 2 ** 26, shell: process.platform === "win32" });

try {
  const { name, version } = readJson("package.json");
  const folder = join(root, version);
  const { date, changes } = changesOf(readFileSync("CHANGELOG.md", "utf8"), version);
  execFileSync(process.execPath, ["scripts/build.mjs", "--if-changed"], { stdio: "inherit" });

  const current = { version, names: publicNames(readJson("dist/custom-elements.json")) };
  const released = existsSync(record) ? readJson(record) : undefined;
  const fault = released && versionFault({ ...released, names: fromRecord(released.names) }, current);
  if (fault) throw new Error(fault);

  fill(folder);
  for (const file of ["LICENSE", "CHANGELOG.md"]) copyFileSync(file, join(folder, file));
  // what the last whole run of the tests has found: the proof page of a fresh clone shows it
  if (existsSync(report)) {
    copyFileSync(report, join(folder, "tests.json"));
    writeFileSync(proof, gzipSync(readFileSync(report)));
  }
  npm("pack", "--ignore-scripts", "--pack-destination", folder);
  writeFileSync(join(folder, `suite_widgets-${version}.zip`), zipAddon(version, date));
  const bill = JSON.parse(npm("sbom", "--sbom-format", "cyclonedx"));
  const release = { project: { name, version }, time: `${date}T00:00:00.000Z` };
  writeJson(join(folder, "sbom.cdx.json"), bundledBill(bill, readFileSync("dist/THIRD-PARTY.txt", "utf8"), release));
  writeJson(join(root, "latest.json"), latest(root, version, date));
  writeJson(record, { version, names: toRecord(current.names) });
  console.log(`${folder}, released ${date}:\n\n${changes}\n\nCommit ${record} and ${proof}, then tag v${version}.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
