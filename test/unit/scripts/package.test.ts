import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { after, before, describe, it } from "node:test";
import { build } from "esbuild";
import { guides } from "#demo/catalogue/guides/guide.ts";
import { findElements } from "#scripts/build/elements.mjs";
import { codeOf } from "#test/guide-code.ts";

describe("the package", () => {
  let project: string;
  const imports = findElements().map(({ name }) => `import "suite-widgets/${name}";`);

  before(() => {
    project = mkdtempSync(join(tmpdir(), "suite-package-"));
    const packed = execFileSync("npm", ["pack", "--ignore-scripts", "--pack-destination", project], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const modules = join(project, "node_modules");
    mkdirSync(join(modules, "suite-widgets"), { recursive: true });
    execFileSync("tar", [
      "xzf",
      join(project, packed.toString().trim()),
      "-C",
      join(modules, "suite-widgets"),
      "--strip-components=1",
    ]);
    // what npm would install beside it
    for (const name of readdirSync("node_modules"))
      if (!name.startsWith(".")) symlinkSync(resolve("node_modules", name), join(modules, name));
  });
  after(() => rmSync(project, { recursive: true }));

  it("is small and has what it is used by: no sources, no maps, no tests, not the build on React", () => {
    const folder = join(project, "node_modules/suite-widgets");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
    const outside = files.filter((file) => !file.startsWith("dist/"));
    assert.deepEqual(outside.toSorted(), ["CHANGELOG.md", "LICENSE", "README.md", "package.json"]);
    assert.deepEqual(
      files.filter((file) => !/\.(js|d\.ts|css|json|txt|md)$|LICENSE$/.test(file)),
      [],
    );
    assert.deepEqual(
      files.filter((file) => /^dist\/react\/|\.test\.|\.map$/.test(file)),
      [],
    );
    const [tarball = ""] = readdirSync(project).filter((file) => file.endsWith(".tgz"));
    assert.ok(statSync(join(project, tarball)).size < 4_000_000, "4 MB");
    const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { exports: object };
    const named = Object.values(exports).flatMap((target: string | object | null) =>
      typeof target === "string" ? target : Object.values(target ?? {}),
    );
    for (const target of named as string[])
      assert.ok(files.includes(target.replace("./", "").replace("*", "follow")), target);
  });

  it("keeps its inside to itself: no types of modules, and none that others import", () => {
    const inside = readdirSync(join(project, "node_modules/suite-widgets/dist/npm"), {
      recursive: true,
      encoding: "utf8",
    });
    assert.deepEqual(
      inside.filter((file) => /^(shared|widgets)\b.*\.d\.ts$/.test(file)),
      [],
    );
    for (const name of ["shared/element/index", "widgets/marketing/follow/follow.element"]) {
      const { status, stderr } = spawnSync(process.execPath, ["--eval", `import("suite-widgets/${name}")`], {
        cwd: project,
        encoding: "utf8",
      });
      assert.notEqual(status, 0);
      assert.match(stderr, /ERR_PACKAGE_PATH_NOT_EXPORTED/);
    }
  });

  it("may be imported where pages are rendered: a server has nothing to define", () => {
    execFileSync(process.execPath, ["--input-type=module", "--eval", imports.join("\n")], {
      cwd: project,
      stdio: "pipe",
    });
  });

  it("gives bundlers every element by its name", async () => {
    const { outputFiles } = await build({
      stdin: { contents: imports.join("\n"), resolveDir: project },
      bundle: true,
      format: "esm",
      write: false,
    });
    for (const { tag } of findElements()) assert.ok(outputFiles[0]!.text.includes(`tag: "${tag}"`), tag);
  });

  it("takes the lines that the guide has for bundlers", async () => {
    const samples = codeOf("single-page-app", "js").filter((text) => text.startsWith("import "));
    const { outputFiles } = await build({
      stdin: { contents: samples.join("\n"), resolveDir: project, loader: "ts" },
      bundle: true,
      format: "esm",
      outdir: project,
      write: false,
    });
    const [script = "", style = ""] = outputFiles.map(({ text }) => text);
    assert.ok(script.includes('tag: "suite-follow"'));
    assert.ok(style.includes("suite-follow"));
  });

  it("names the packages whose code is in its files, with their licences, and each file with such code says where", () => {
    const inPackage = (file: string): string =>
      readFileSync(join(project, "node_modules/suite-widgets/dist", file), "utf8");
    const notices = inPackage("THIRD-PARTY.txt");
    const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
      dependencies: Record<string, string>;
    };
    const versionOf = (name: string): string =>
      (JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")) as { version: string }).version;
    for (const name of ["preact", "@r2wc/core", ...Object.keys(dependencies)])
      assert.match(
        notices,
        new RegExp(
          `^${name} ${versionOf(name).replaceAll(".", "\\.")}, (MIT|Apache-2\\.0|MPL-2\\.0 OR Apache-2\\.0)$`,
          "m",
        ),
        name,
      );
    for (const name of ["rollup", "hono", "react-dom"]) assert.doesNotMatch(notices, new RegExp(`^${name} `, "m"));
    for (const text of [
      "Permission is hereby granted, free of charge",
      "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION",
      "Copyright (c) 2015-present Jason Miller",
      "Copyright (c) David Jerleke",
    ])
      assert.ok(notices.includes(text), text);
    const chunks = ["core", "cookies", "purify", "theme-carousel", "draw", "firebase"].map(
      (name) => `chunks/${name}.js`,
    );
    for (const file of [...chunks, ...readdirSync("dist/standalone").map((name) => `standalone/${name}`)])
      assert.match(inPackage(file), /^\/\/! THIRD-PARTY\.txt\n./, file);
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
    // code of the guides, with what stands in them for names of the page
    const samples = guides.documents.flatMap(({ name }) => (name === "writing-an-element" ? [] : codeOf(name, "js")));
    // those that name a framework are lines of its site under test/hosts
    assert.ok(samples.length >= 8);
    const names =
      "declare const shadowRoot: ShadowRoot, dataLayer: object[]; declare function startStatistics(): void;";
    samples.forEach((text, place) =>
      writeFileSync(join(project, `sample-${place}.ts`), `${imports.join("\n")}\n${names}\n${text}\nexport {};`),
    );
    const options =
      "--noEmit --strict --jsx react-jsx --module nodenext --moduleResolution nodenext --target es2022 --lib es2023,dom --skipLibCheck";
    const run = () =>
      execFileSync(
        process.execPath,
        [
          resolve("node_modules/typescript/bin/tsc"),
          ...options.split(" "),
          "page.tsx",
          ...samples.map((_, place) => `sample-${place}.ts`),
        ],
        {
          cwd: project,
          encoding: "utf8",
          stdio: "pipe",
        },
      );
    try {
      run();
    } catch (error) {
      assert.fail((error as { stdout: string }).stdout);
    }
  });
});
