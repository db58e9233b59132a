import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { reachOf } from "../../../scripts/test/reach.mjs";

const files: Record<string, string> = {
  "shared/sound.ts": "export type Sound = string;",
  "shared/volume.mjs": "export const volume = 1;",
  "shared/volume.d.mts": "export const volume: number;",
  "shared/global.ts": 'import "./loud.ts";\ndeclare global { var loud: boolean; }',
  "shared/loud.ts": "export const loud = true;",
  "shared/css.d.ts": 'declare module "*.css" {}',
  "shared/index.ts": "export {};",
  "widgets/bell.ts": 'import type { Sound } from "../shared/sound.ts";\nexport const bell = {} as Sound;',
  "widgets/tower.ts": "export const tower = () => import(`./bell.ts`);",
  "widgets/horn.ts": 'export { volume } from "../shared/volume.mjs";',
  "widgets/door.ts": 'export * from "../shared";\nexport * from "./later";',
  "widgets/ring.ts": 'import "./round.ts";\nexport {};',
  "widgets/round.ts": 'import "./ring.ts";\nexport {};',
  "widgets/shape.ts": 'import shape from "./shape.json";\nexport { shape };',
  "widgets/shape.json": "{}",
  "README.md": "# A project",
};

const reach = (changed: Record<string, string> = {}) =>
  reachOf(new Map(Object.entries({ ...files, ...changed }).map(([path, text]) => [path, Buffer.from(text)])));

/** The files that a change of some concerns. */
function concerned(changed: Record<string, string>): string[] {
  const before = reach();
  return [...reach(changed)].filter(([path, hash]) => before.get(path) !== hash).map(([path]) => path);
}

const edited = (file: string) => concerned({ [file]: `${files[file]}\n` });

describe("what a file's types reach", () => {
  it("is itself, also in a circle", () => {
    assert.deepEqual(edited("widgets/tower.ts"), ["widgets/tower.ts"]);
    assert.deepEqual(edited("widgets/ring.ts"), ["widgets/ring.ts", "widgets/round.ts"]);
  });

  it("is what it imports, as a type or late, also by detours", () =>
    assert.deepEqual(edited("shared/sound.ts"), ["shared/sound.ts", "widgets/bell.ts", "widgets/tower.ts"]));

  it("is the declaration beside a script, a folder's index, and data", () => {
    assert.deepEqual(edited("shared/volume.d.mts"), ["shared/volume.d.mts", "widgets/horn.ts"]);
    assert.deepEqual(edited("shared/index.ts"), ["shared/index.ts", "widgets/door.ts"]);
    assert.deepEqual(edited("widgets/shape.json"), ["widgets/shape.ts"]);
  });

  it("is a file that was not there", () =>
    assert.deepEqual(concerned({ "widgets/later.ts": "export {};" }), ["widgets/door.ts", "widgets/later.ts"]));

  it("is what declares types for all, with what that imports", () => {
    const all = Object.keys(files).filter((file) => /ts$/.test(file));
    for (const file of ["shared/css.d.ts", "shared/global.ts", "shared/loud.ts"])
      assert.deepEqual(edited(file).sort(), [...all, "shared/volume.mjs"].sort(), file);
  });

  it("is nothing of texts", () => assert.deepEqual(edited("README.md"), []));
});
