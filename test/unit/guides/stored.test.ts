import assert from "node:assert/strict";
import { test } from "node:test";
import { storedBy } from "#demo/catalogue/guides/stored.ts";
import { declarations } from "../declarations.ts";

test("the table of stored data lists each entry of each element, and nothing else", async () => {
  const elements = await declarations();
  const declared = elements.flatMap(({ tag, storage = [] }) => storage.map((entry) => ({ tag, ...entry })));
  const told = storedBy(elements).flatMap(({ entry, tags }) => tags.map((tag) => ({ tag, ...entry })));
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
  assert.ok(told.length > 10);
  assert.deepEqual(sorted(told), sorted(declared));
});

test("elements with the same entry for the same purpose share a row", () => {
  const entry = { name: "list", kind: "cookie", purpose: "What is compared", lifetime: "session" } as const;
  const other = { ...entry, purpose: "What was compared" };
  assert.deepEqual(
    storedBy([{ tag: "suite-a", storage: [entry] }, { tag: "suite-b", storage: [other, entry] }, { tag: "suite-c" }]),
    [
      { entry, tags: ["suite-a", "suite-b"] },
      { entry: other, tags: ["suite-b"] },
    ],
  );
});
