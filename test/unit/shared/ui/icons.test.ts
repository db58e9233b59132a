import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inlineIcons } from "#scripts/build/plugins.mjs";
import * as icons from "#shared/ui/icons.ts";

describe("inlineIcons", () => {
  const transform = async (code: string) => (await inlineIcons(async () => icons).transform(code))?.code;

  it("writes imported drawings into the module, under their local names", async () => {
    const code =
      "import { a } from './a.js';\nimport { cross, play as play$1 } from '../../shared/ui/icons.js';\nshow(cross);";
    assert.equal(
      await transform(code),
      `import { a } from './a.js';\nconst cross = "${icons.cross}"; const play$1 = "${icons.play}";\nshow(cross);`,
    );
  });

  it("leaves modules without drawings unchanged", async () => {
    assert.equal(await transform("import { Icon } from '../Icon.js';"), undefined);
    assert.equal(await transform("import '../../shared/ui/icons.js';"), undefined);
  });
});

describe("icons", () => {
  it("have one name for each drawing", () => {
    const drawings = Object.values(icons);
    assert.equal(new Set(drawings).size, drawings.length);
  });
});
