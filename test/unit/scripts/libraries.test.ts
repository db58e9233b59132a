import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import nodeResolve from "@rollup/plugin-node-resolve";
import { rollup } from "rollup";
import { libraries } from "../../../scripts/libraries/rollup.mjs";
import { rules, type Rule } from "../../../scripts/libraries/rules.mjs";
import { libraryTexts } from "../../../scripts/libraries/texts.mjs";
import { libraries as librariesUnderTest } from "../../../scripts/wtr/libraries.mjs";

const npmDir = "test/fixtures";
const ky = "ky/distribution/core/Ky.js";
const published = (file: string) => readFileSync(`node_modules/${file}`, "utf8");

const ruleOf = (...places: Rule["places"]): Rule => ({
  feature: "the constructor",
  file: ky,
  seen: "shared/suite/client.js",
  places,
});

/** What a module of ours becomes that consists of this line, with the libraries that it imports. */
async function bundled(line: string, onReact = false): Promise<string> {
  const own = {
    name: "own",
    load: (id: string) => (id === "\0own" ? line : null),
    resolveId: (id: string) => (id === "own" ? "\0own" : null),
  };
  const bundle = await rollup({
    input: "own",
    plugins: [
      own,
      await libraries({ npmDir, onReact }),
      nodeResolve({ browser: true, exportConditions: ["production"] }),
    ],
    onLog() {},
  });
  return (await bundle.generate({ format: "es" })).output[0].code;
}

describe("libraries in the bundle", () => {
  it("are as published, but for eight features at most", () => {
    assert.ok(rules.length <= 8, `${rules.length} rules`);
    const changed = new Set(["js-cookie/dist/js.cookie.mjs", ...rules.map(({ file }) => file)]);
    assert.deepEqual([...libraryTexts("own").keys()].sort(), [...changed].sort());
    for (const { feature, file, places } of rules) {
      assert.ok(places.length <= 5, `${feature}: ${places.length} places`);
      assert.doesNotMatch(file, /preact/);
      const longest = Math.max(
        ...published(file)
          .split("\n")
          .map(({ length }) => length),
      );
      assert.ok(longest < 3000, `${file} has a line of ${longest} characters: it is minified`);
    }
  });

  it("lose what a rule names, and nothing else", () => {
    const text = libraryTexts("own", [ruleOf([/#retryCount = 0;\n/, ""])]).get(ky)!;
    assert.equal(text, published(ky).replace("#retryCount = 0;\n", ""));
  });

  for (const [what, pattern, count] of [
    ["is not there", /#retries = 0;/, 0],
    ["is there more than once", /#retryCount\+\+|#retryCount = 0/, 2],
  ] as const)
    it(`stop the build where something that a rule takes out ${what}`, async () => {
      const misfit = [ruleOf([pattern, ""])];
      await assert.rejects(libraries({ npmDir, rules: misfit }), {
        message: `The rule that leaves the constructor out of ${ky} no longer fits (scripts/libraries/rules.mjs): ${pattern} is there ${count} times instead of once`,
      });
    });

  it("stop the build where a rule's file is no longer there", async () =>
    assert.rejects(
      libraries({ npmDir, rules: [{ ...ruleOf(), file: "ky/source/core/Ky.ts" }] }),
      /no such file.*Ky\.ts/,
    ));

  it("have React's names for preact, without what only its default export needs", async () => {
    const code = await bundled('export { default } from "@r2wc/react-to-web-component";');
    assert.match(code, /Symbol\.for\("pv"\)/);
    assert.doesNotMatch(code, /ReactCurrentDispatcher/);
  });

  it("have ky's calls without its instances", async () => {
    const code = await bundled('export { default, HTTPError } from "ky";');
    assert.match(code, /class Ky\b/);
    assert.doesNotMatch(code, /createInstance|mergeHooks|streamResponse/);
  });

  it("read the document where elements of the page cannot hide it", () => {
    const text = libraryTexts("own/document.js").get("js-cookie/dist/js.cookie.mjs")!;
    assert.equal(
      text,
      `import { ownDocument as document } from "own/document.js";\n${published("js-cookie/dist/js.cookie.mjs")}`,
    );
  });

  it("are the same for the tests of elements in a browser", async () => {
    const { serve, resolveImport } = await librariesUnderTest({ onReact: false });
    for (const [file, text] of libraryTexts("/shared/element/document.ts"))
      assert.deepEqual(serve({ path: `/node_modules/${file}` }), { body: text, type: "js" });
    assert.equal(serve({ path: "/node_modules/ky/distribution/index.js" }), undefined);
    const from = (source: string, path: string) => resolveImport({ source, context: { path } });
    assert.deepEqual(
      [
        from("ky", "/shared/suite/client.ts"),
        from("react", "/shared/element/Root.tsx"),
        from("react", "/node_modules/@r2wc/react-to-web-component/dist/react-to-web-component.js"),
        from("nanostores", "/shared/element/SuiteElement.ts"),
      ],
      [
        "/scripts/libraries/ky.mjs",
        "/node_modules/preact/compat/dist/compat.mjs",
        "/scripts/libraries/react-default.mjs",
        undefined,
      ],
    );
  });
});
