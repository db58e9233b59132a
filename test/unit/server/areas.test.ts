import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { areas } from "#demo/server/areas.ts";
import { findAreas, inOrder } from "#demo/server/find-areas.ts";

const namesOf = (found: readonly { readonly name: string }[]): string[] => found.map(({ name }) => name);

test("an area is a folder with an area.ts, whatever else the folder holds", async () => {
  const root = await mkdtemp(join(tmpdir(), "suite-areas-"));
  for (const name of ["survey", "forum", "helpers"]) await mkdir(join(root, name));
  await writeFile(join(root, "survey/area.ts"), 'export const area = { needs: ["forum"] };');
  await writeFile(join(root, "forum/area.ts"), "export const area = {};");
  await writeFile(join(root, "helpers/text.ts"), "export {};");
  await writeFile(join(root, "area.ts"), "export {};");
  const found = await findAreas<object>(pathToFileURL(`${root}/`), "area.ts");
  assert.deepEqual(found, [{ name: "forum" }, { name: "survey", needs: ["forum"] }]);
  await rm(root, { recursive: true });
});

test("areas follow those that they need, and are otherwise sorted by name", () => {
  const found = [
    { name: "chat", needs: ["website"] },
    { name: "content", needs: ["website"] },
    { name: "theme", needs: ["website", "content"] },
    { name: "website" },
  ];
  assert.deepEqual(namesOf(inOrder(found)), ["website", "chat", "content", "theme"]);
  assert.deepEqual(namesOf(inOrder(found.toReversed())), ["website", "content", "theme", "chat"]);
});

test("missing and circular needs are reported with their names", () => {
  assert.throws(() => inOrder([{ name: "shop", needs: ["stock"] }]), /area shop needs stock, which does not exist/);
  const circle = [
    { name: "a", needs: ["b"] },
    { name: "b", needs: ["a"] },
  ];
  assert.throws(() => inOrder(circle), /a -> b -> a/);
});

test("model names are unique among the suite's areas", () => {
  const models = areas.flatMap((area) => Object.keys(area.models ?? {}));
  assert.deepEqual(models, [...new Set(models)]);
});
