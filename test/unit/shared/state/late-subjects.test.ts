import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { describe, it } from "node:test";
import { importedFile } from "#scripts/import-names.mjs";

/** Stores whose calls depend on the page, by an intent or the list of a cookie, or that have such tests elsewhere. */
const elsewhere = new Map([
  ["widgets/chat/livechat/livechat.store.ts", "test/unit/chat/livechat"],
  ["widgets/chat/thread-window/thread-window.store.ts", "test/unit/chat/common/conversation"],
  ["widgets/shop/add-to-cart/add-to-cart.store.ts", "test/widgets/shop/add-to-cart"],
  ["widgets/shop/compare-button/compare-button.store.ts", "test/widgets/shop/common"],
  ["widgets/shop/compare-panel/compare-panel.store.ts", "test/widgets/shop/compare-panel"],
  ["widgets/shop/wishlist-button/wishlist-button.store.ts", "test/widgets/shop/common"],
]);

const filesIn = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => posix.join(folder, file.replaceAll("\\", "/")))
    .filter((file) => pattern.test(file));

/** Files that a file imports when it runs, by statement or by call. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const found = text.matchAll(
    /^(?:import|export)\s+(?!type\b)[^;]*?\sfrom\s+"([.#][^"]+)"|\bimport\("([.#][^"]+)"\)/gm,
  );
  return [...found].flatMap(([, statement, call]) => importedFile(file, (statement ?? call)!) ?? []);
}

const imports = new Map(filesIn("widgets", /\.tsx?$/).map((file) => [file, importsOf(file)]));

const isCall = (file: string) => /^(widgets\/[^/]+|shared\/suite)\/api\//.test(file);

/** Returns true if a module makes calls, or imports one of its element or area that does. */
function asks(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return (imports.get(file) ?? []).some((each) => isCall(each) || asks(each, seen));
}

describe("stores with calls", () => {
  const stores = [...imports.keys()].filter((file) => file.endsWith(".store.ts") && asks(file));
  const subjects = new Set(filesIn("test/unit/shared/state", /late-\w+\.test\.ts$/).flatMap(importsOf));

  it("have a test with late, false and missing answers", () => {
    assert.ok(stores.length > 40, `${stores.length} were found`);
    assert.deepEqual(
      stores.filter((file) => !subjects.has(file) && !elsewhere.has(file)),
      [],
    );
  });

  it("have tests elsewhere only while they have none here", () => {
    for (const [file, folder] of elsewhere) {
      assert.ok(stores.includes(file) && !subjects.has(file), file);
      assert.ok(readdirSync(folder).length > 0, folder);
    }
  });
});
