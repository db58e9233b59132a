import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { shuffled } from "#scripts/test/order.mjs";

describe("the random order of test files", () => {
  const files = Array.from({ length: 20 }, (_, index) => `test/unit/${index}.test.ts`);
  it("has each file once", () => assert.deepEqual(shuffled(files, 7).sort(), [...files].sort()));
  it("is the same for the same seed", () => assert.deepEqual(shuffled(files, 7), shuffled(files, 7)));
  it("is another for another seed", () => assert.notDeepEqual(shuffled(files, 7), shuffled(files, 8)));
});
