import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";
import { version } from "#shared/element/index.ts";

it("the version that copies exchange is the package's", () => {
  const { version: released } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  assert.equal(version, released);
});
