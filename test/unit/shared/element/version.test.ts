import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { version } from "#shared/element/index.ts";

it("version: copies of our code exchange the version of the package", () => {
  const { version: released } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  assert.equal(version, released);
});
