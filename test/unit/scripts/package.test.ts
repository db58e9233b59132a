import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { build } from "esbuild";
import { findElements } from "../../../scripts/build/elements.mjs";

describe("the package", () => {
  let project: string;
  const imports = findElements().map(({ name }) => `import "suite-widgets/${name}";`);

  before(() => {
    project = mkdtempSync(join(tmpdir(), "suite-package-"));
    const packed = execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", project], { stdio: ["ignore", "pipe", "ignore"] });
    const modules = join(project, "node_modules");
    mkdirSync(join(modules, "suite-widgets"), { recursive: true });
    execFileSync("tar", ["xzf", join(project, packed.toString().trim()), "-C", join(modules, "suite-widgets"), "--strip-components=1"]);
    // what npm would install beside it
    for (const name of readdirSync("node_modules")) if (!name.startsWith(".")) symlinkSync(resolve("node_modules", name), join(modules, name));
  });
  after(() => rmSync(project, { recursive: true }));

  it("gives bundlers every element by its name", async () => {
    const { outputFiles } = await build({
      stdin: { contents: imports.join("\n"), resolveDir: project },
      bundle: true,
      format: "esm",
      write: false,
    });
    for (const { tag } of findElements()) assert.ok(outputFiles[0]!.text.includes(`tag: "${tag}"`), tag);
  });

  it("brings the types of elements, events and React's tags", () => {
    writeFileSync(
      join(project, "page.tsx"),
      `${imports.join("\n")}
      import type {} from "suite-widgets/react";
      const block = document.createElement("suite-follow");
      block.resId = 3;
      // @ts-expect-error a number
      block.resId = "three";
      block.addEventListener("suite-follow-change", (event) => event.detail.following satisfies boolean);
      export const view = <suite-follow data-model="blog.post" data-res-id="3" />;`,
    );
    const options = "--noEmit --strict --jsx react-jsx --module nodenext --moduleResolution nodenext --target es2022 --lib es2023,dom --skipLibCheck";
    const run = () => execFileSync(process.execPath, [resolve("node_modules/typescript/bin/tsc"), ...options.split(" "), "page.tsx"], { cwd: project, encoding: "utf8", stdio: "pipe" });
    try {
      run();
    } catch (error) {
      assert.fail((error as { stdout: string }).stdout);
    }
  });
});
