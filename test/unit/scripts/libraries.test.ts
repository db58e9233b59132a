import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, it } from "node:test";
import { type Plugin, rollup, type RollupOptions } from "rollup";
import { libraries as librariesUnderTest } from "#scripts/wtr/libraries.mjs";

const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Readonly<Record<string, string>>;
};

const { default: configure } = (await import(new URL("../../../rollup.config.mjs", import.meta.url).href)) as {
  default: (options: { readonly part: string }) => Promise<readonly [compile: RollupOptions, chunks: RollupOptions]>;
};

/** Code of every module that the product's build makes of a module of ours with this text. */
async function built(text: string): Promise<ReadonlyMap<string, string>> {
  const [, { plugins }] = await configure({ part: "bundle" });
  const modules = new Map<string, string>();
  const own: Plugin = {
    name: "own",
    resolveId: (id) => (id === "own" ? "\0own" : null),
    load: (id) => (id === "\0own" ? text : null),
    transform: {
      order: "post",
      handler(code, id) {
        modules.set(relative("node_modules", id), code);
        return null;
      },
    },
  };
  await rollup({ input: "own", plugins: [own, plugins], onLog() {} });
  return modules;
}

describe("libraries in the bundle", () => {
  it("are as published, but for the document of js-cookie", async () => {
    const modules = await built(
      Object.keys(dependencies)
        .map((name) => `import "${name}";`)
        .join("\n"),
    );
    const changed = [...modules].filter(([file, code]) => {
      if (file.startsWith(".") || file.startsWith("\0")) return false;
      const published = readFileSync(`node_modules/${file}`, "utf8");
      return code !== published.replaceAll("process.env.NODE_ENV", '"production"');
    });
    assert.ok(modules.size > Object.keys(dependencies).length, "modules were found");
    assert.deepEqual(
      changed.map(([file]) => file),
      ["js-cookie/dist/js.cookie.mjs"],
    );
    const [, cookies = ""] = changed[0]!;
    const [, name = ""] = /^import \{ ownDocument as (\S+) \} from '.*shared\/element\/document\.js';\n/.exec(cookies)!;
    assert.equal(
      cookies.slice(cookies.indexOf("\n")).replaceAll(name, "document").trim(),
      readFileSync("node_modules/js-cookie/dist/js.cookie.mjs", "utf8").trim(),
    );
  });

  it("have React's names for preact, without what only its default export needs", async () => {
    const modules = [...(await built('import "@r2wc/react-to-web-component";')).keys()];
    for (const file of ["preact/compat/client.mjs", "../scripts/build/react-default.mjs"])
      assert.ok(modules.includes(file), modules.join());
  });

  it("have the same names in the tests of elements in a browser", async () => {
    const [{ resolveImport }] = await librariesUnderTest({ onReact: false });
    const from = (source: string, path: string) => resolveImport({ source, context: { path } });
    assert.deepEqual(
      [
        from("ky", "/shared/suite/client.ts"),
        from("react", "/shared/element/Root.tsx"),
        from("react", "/node_modules/@r2wc/react-to-web-component/dist/react-to-web-component.js"),
        from("nanostores", "/shared/element/SuiteElement.ts"),
      ],
      [undefined, "/node_modules/preact/compat/dist/compat.mjs", "/scripts/build/react-default.mjs", undefined],
    );
  });
});
