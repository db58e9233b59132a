import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, describe, it } from "node:test";
import { changesOf } from "#scripts/release/changelog.mjs";
import { fromRecord, publicNames, toRecord, versionFault } from "#scripts/release/names.mjs";
import { type Bill, bundledBill } from "#scripts/release/sbom.mjs";
import { fill, latest } from "#scripts/release/serve.mjs";

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, "utf8")) as T;
const project = readJson<{ name: string; version: string }>("package.json");

describe("the public names of a release", () => {
  const recorded = { version: "1.2.3", names: ["suite-cup", "suite-cup attribute data-size"] };
  const gained = [...recorded.names, "suite-cup event suite-cup-change"];
  const faultOf = (version: string, names: readonly string[] = recorded.names) =>
    versionFault(recorded, { version, names });

  it("are lost with a major version alone, and the fault names each of them", () => {
    for (const version of ["1.2.3", "1.2.4", "1.3.0"])
      assert.equal(
        faultOf(version, ["suite-cup"]),
        "Names of 1.2.3 are gone: that is version 2.0.0\n  suite-cup attribute data-size",
      );
    assert.equal(faultOf("2.0.0", []), undefined);
  });

  it("are gained with a minor version, or by the version that is being made", () => {
    assert.match(
      faultOf("1.2.4", gained)!,
      /^There are names .* version 1\.3\.0\n {2}suite-cup event suite-cup-change$/,
    );
    for (const version of ["1.2.3", "1.3.0", "2.0.0"]) assert.equal(faultOf(version, gained), undefined);
    assert.equal(faultOf("1.2.4"), undefined);
  });

  it("go with a semantic version that is no older one", () => {
    for (const version of ["1.2.2", "1.1.9", "0.9.9"]) assert.match(faultOf(version)!, /older than 1\.2\.3/);
    for (const version of ["1.2", "v1.2.3", "1.2.3-beta"]) assert.throws(() => faultOf(version), /no semantic version/);
  });

  it("are those of the elements as they are built, with all that the last release had", () => {
    const names = publicNames(readJson("dist/custom-elements.json"));
    for (const name of [
      "suite-follow",
      "suite-follow attribute data-res-id",
      "suite-follow attribute data-text-follow",
      "suite-follow event suite-follow-change",
      "suite-follow part button",
      "suite-follow state busy",
      "suite-share slot (default)",
      "suite-rating property --suite-star-color",
      "suite-attachment-viewer method open",
    ])
      assert.ok(names.includes(name), name);
    const { version, names: record } = readJson<{ version: string; names: Record<string, string> }>(
      "scripts/release/public-names.json",
    );
    assert.equal(versionFault({ version, names: fromRecord(record) }, { version: project.version, names }), undefined);
  });

  it("are recorded by element, and none is lost by it", () => {
    const record = toRecord(gained);
    assert.deepEqual(record, { "suite-cup": "attribute data-size, event suite-cup-change" });
    assert.deepEqual(fromRecord(record), gained);
    assert.deepEqual(fromRecord(toRecord(["suite-cup", "suite-jug"])), ["suite-cup", "suite-jug"]);
  });
});

describe("the changelog", () => {
  const text =
    "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2026-12-01\n\n### Fixed\n\n- A cup.\n\n## [1.0.0] - 2026-11-01\n";

  it("tells what changed in the version that is released", () => {
    assert.deepEqual(changesOf(text, "1.1.0"), { date: "2026-12-01", changes: "### Fixed\n\n- A cup." });
    assert.throws(() => changesOf(text, "1.0.0"), /its newest version is 1\.1\.0/);
    assert.throws(() => changesOf(text.replace("- A cup.", ""), "1.1.0"), /lists no change of 1\.1\.0/);
    assert.ok(changesOf(readFileSync("CHANGELOG.md", "utf8"), project.version).changes);
  });
});

describe("the bill of materials", () => {
  const notices = readFileSync("dist/THIRD-PARTY.txt", "utf8");
  const installed = JSON.parse(
    execFileSync("npm", ["sbom", "--sbom-format", "cyclonedx"], { encoding: "utf8", maxBuffer: 2 ** 26 }),
  ) as Bill;
  const bill = bundledBill(installed, notices, { project, time: "2026-12-01T00:00:00.000Z" });

  it("has what CycloneDX asks for, for each package that is in our files and for no other", () => {
    const { bomFormat, specVersion, metadata, components, dependencies } = bill;
    assert.deepEqual([bomFormat, metadata.timestamp], ["CycloneDX", "2026-12-01T00:00:00.000Z"]);
    assert.match(specVersion, /^1\.[5-9]$/);
    const { name, version, purl } = metadata.component;
    assert.deepEqual([name, version, purl], [project.name, project.version, `pkg:npm/${name}@${version}`]);
    const named = components.map((component) => `${component.name} ${component.version}`);
    assert.deepEqual(
      named.toSorted(),
      [...notices.matchAll(/^(\S+ \d+\.\d+\.\d+), /gm)].map(([, title]) => title).sort(),
    );
    assert.ok(named.some((title) => title.startsWith("preact ")));
    for (const component of components) {
      assert.equal(component.type, "library");
      assert.equal(decodeURIComponent(component.purl), `pkg:npm/${component["bom-ref"]}`);
      assert.ok(component.licenses[0]!.license?.id ?? component.licenses[0]!.expression, component.name);
      assert.match(component.hashes.find(({ alg }) => alg === "SHA-512")!.content, /^[\da-f]{128}$/);
    }
    const known = [metadata.component, ...components].map((component) => component["bom-ref"]);
    assert.deepEqual(dependencies.map(({ ref }) => ref).toSorted(), known.toSorted());
    for (const { dependsOn } of dependencies) for (const reference of dependsOn) assert.ok(known.includes(reference));
  });

  it("says nothing of the machine that made it", () => {
    const text = JSON.stringify(bill);
    for (const word of [process.cwd(), tmpdir(), "registry", "node_modules"]) assert.ok(!text.includes(word), word);
  });

  it("is not made where npm does not know what is in our files", () => {
    const release = { project, time: "2026-12-01T00:00:00.000Z" };
    assert.throws(() => bundledBill(installed, "cup 1.0.0, MIT\n", release), /THIRD-PARTY\.txt names: cup@1\.0\.0/);
  });
});

describe("a version's folder", () => {
  const folder = mkdtempSync(join(tmpdir(), "suite-release-"));
  after(() => rmSync(folder, { recursive: true }));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };

  it("has what a web server gives; latest.json names each file with the hash that browsers check", () => {
    for (const file of [
      "suite.js",
      "suite.css",
      "suite-content.css",
      "push-worker.js",
      "chunks/core.js",
      "standalone/cup.js",
      "sri.json",
    ])
      write(`dist/${file}`, file);
    for (const file of [
      "custom-elements.json",
      "vscode.html-custom-data.json",
      "web-types.json",
      "THIRD-PARTY.txt",
    ].concat("schemas/suite-cup.json", "llms.txt", "llms-full.txt"))
      write(`dist/${file}`, file);
    write("dist/npm/cup.js", "for bundlers");
    fill(join(folder, "1.2.0"), join(folder, "dist"));
    const { version, date, files } = latest(folder, "1.2.0", "2026-12-01");
    assert.deepEqual([version, date, Object.keys(files).length], ["1.2.0", "2026-12-01", 14]);
    const hash = createHash("sha384").update("chunks/core.js").digest("base64");
    assert.equal(files["1.2.0/chunks/core.js"], `sha384-${hash}`);
    assert.ok(!Object.keys(files).some((file) => file.includes("npm/")));
    assert.throws(() => fill(join(folder, "1.2.0"), join(folder, "dist")), /never changes/);
  });
});
