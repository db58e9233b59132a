import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, it } from "node:test";
import ts from "typescript";
import { findCircles } from "#scripts/import-circles.mjs";
import { importedFile } from "#scripts/import-names.mjs";

const files = ["widgets", "shared", "demo", "test", "scripts"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => posix.join(folder, file.replaceAll("\\", "/"))),
);

/** Imports of types and import() count as well. */
const namesIn = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, "utf8")).importedFiles.map(({ fileName }) => fileName);

const importsOf = (file: string): string[] => namesIn(file).flatMap((name) => importedFile(file, name) ?? []);

describe("imports", () => {
  it("go round in no circle", () => {
    const imports = Object.fromEntries(files.map((file) => [file, importsOf(file)]));
    assert.ok(Object.values(imports).flat().length > 1000, "imports were found");
    assert.deepEqual(findCircles(imports), []);
  });

  it("are of nothing that is built", () => {
    const ofBuild = (file: string) =>
      [...importsOf(file), ...namesIn(file)].some((name) => /^(dist|suite-widgets)\//.test(name));
    assert.deepEqual(files.filter(ofBuild), []);
  });

  it("that go round in a circle are told", () => {
    assert.deepEqual(findCircles({ a: ["b", "d"], b: ["c"], c: ["b", "a"], d: [] }), [
      ["b", "c", "b"],
      ["a", "b", "c", "a"],
    ]);
  });
});
