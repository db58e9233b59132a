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

const namesIn = (text: string): string[] => ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);

/** Imports of types and import() count as well. */
const importsOf = (file: string): string[] => namesIn(readFileSync(file, "utf8"));

const filesIn = (file: string, names: readonly string[]): string[] =>
  names.flatMap((name) => importedFile(file, name) ?? []);

/** Statements that the compiler erases whole: a store is typed by its declaration, which imports it. */
const typeImport = /^import type\b[^"]*"[^"]*";$/gm;
const loadedBy = (file: string): string[] => filesIn(file, namesIn(readFileSync(file, "utf8").replace(typeImport, "")));

describe("imports", () => {
  it("of more than types go round in no circle", () => {
    const imports = Object.fromEntries(files.map((file) => [file, loadedBy(file)]));
    assert.ok(Object.values(imports).flat().length > 1000, "imports were found");
    assert.deepEqual(findCircles(imports), []);
  });

  it("are of nothing that is built", () => {
    const ofBuild = (file: string) => {
      const names = importsOf(file);
      return [...filesIn(file, names), ...names].some((name) => /^(dist|suite-widgets)\//.test(name));
    };
    assert.deepEqual(files.filter(ofBuild), []);
  });

  it("of types alone are those that begin so", () => {
    const lines = [
      'import type { A } from "./a.ts";',
      'import type {\n  B,\n} from "./b.ts";',
      'import { type C } from "./c.ts";',
      'import D, { type E } from "./d.ts";',
      'import "./e.ts";',
    ];
    assert.deepEqual(namesIn(lines.join("\n").replace(typeImport, "")), ["./c.ts", "./d.ts", "./e.ts"]);
  });

  it("that go round in a circle are told", () => {
    assert.deepEqual(findCircles({ a: ["b", "d"], b: ["c"], c: ["b", "a"], d: [] }), [
      ["b", "c", "b"],
      ["a", "b", "c", "a"],
    ]);
  });
});
