import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { Call } from "#shared/suite/contract/call.ts";
import { createCardCall, prepareTransactionCall } from "#shop/api/payments.ts";
import { linkedRecordsCall } from "#shop/api/tokens.ts";
import { calls } from "#test/fuzz/calls.ts";

/** Reads route and messages of each row of the guide's table. */
const told = readFileSync("docs/guides/events.md", "utf8")
  .split("## What visitors read of a refusal")[1]!
  .split("\n## ")[0]!
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .slice(2)
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([, route = "", messages = ""]) => ({ route, messages }));
const ofAnyClass = told.filter(({ messages }) => messages === "of exceptions of any class");

const showing: readonly Call[] = [
  createCardCall("/payment/stripe/s2s/create_json_3ds"),
  prepareTransactionCall("/shop/payment/transaction/"),
  linkedRecordsCall(2) as unknown as Call,
];

test("the table of reasons lists each call whose reasons are shown regardless of their class, and no other", () => {
  for (const { path, isReason } of showing) {
    assert.ok(isReason, path);
    assert.ok(
      ofAnyClass.some(({ route }) => route.includes(`\`${path}\``)),
      path,
    );
  }
  const paths = showing.map(({ path }) => path);
  for (const { path, isReason } of calls)
    if (isReason) assert.ok(paths.includes(path) || path.startsWith("/my/orders/"), path);
  assert.equal(ofAnyClass.length, showing.length);
});

test("the table of reasons counts the messages of the contracts", () => {
  const files = readdirSync("widgets", { recursive: true, encoding: "utf8" }).filter((file) =>
    /\/api\/.*\.ts$/.test(file),
  );
  const uses = files.flatMap((file) => readFileSync(`widgets/${file}`, "utf8").match(/^ +isReason,$/gm) ?? []);
  assert.equal(uses.length, ofAnyClass.length);
});
