import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { importsOf } from "#scripts/imports.mjs";

const folders = [
  "shared/suite/api",
  "shared/suite/contract",
  ...readdirSync("widgets").map((area) => `widgets/${area}/api`),
];
const calls = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));

/** Returns the packages that a file loads; types load none. */
const packagesOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export)(?! type\b)[^"=;(:]*"([^"]+)"/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => !/^[#.]/.test(name));

test("calls: load neither the client nor the element layer, and no package but valibot", async () => {
  const reached = await importsOf(calls);
  const files = [...new Set(calls.flatMap((file) => [...reached(file)]))];
  assert.deepEqual(files.filter((file) => !calls.includes(file)).sort(), [
    "shared/element/page.ts",
    "shared/element/strings.ts",
    "shared/html/address.ts",
    "shared/suite/answer.ts",
    "shared/suite/error.ts",
    "shared/suite/get.ts",
    "shared/suite/post.ts",
  ]);
  assert.deepEqual([...new Set(files.flatMap(packagesOf))], ["valibot"]);
});
