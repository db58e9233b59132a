import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { guides } from "#demo/catalogue/guides/guide.ts";
import { codeOf } from "#test/guide-code.ts";
import { copyOfProject, node, write } from "./project.ts";

const everything = [
  "shared",
  "scripts",
  "demo",
  "docs",
  "package.json",
  ".prettierrc.json",
  "tsconfig.json",
  "eslint.config.mjs",
  "rollup.config.mjs",
  "web-test-runner.config.mjs",
  "test/prepared.ts",
  "test/unit/shared/state/host.ts",
  // the demo's server knows the calls of all areas
  ...readdirSync("widgets").map((area) => `widgets/${area}/api`),
];

describe("npm run new", () => {
  const folder = copyOfProject(...everything);
  const scaffold = (...args: string[]) => node(folder, "scripts/new.mjs", ...args);
  const text = (file: string) => readFileSync(join(folder, file), "utf8");
  const inProject = (file: string, ...args: string[]) => node(folder, join("node_modules", file), ...args);

  before(() => {
    const [, guided = ""] = /^npm run new (\S+)$/m.exec(codeOf("writing-an-element", "sh").join("\n")) ?? [];
    assert.equal(guided, "shop/price-alert");
    assert.equal(scaffold(guided).ok, true);
    assert.equal(scaffold("shop/stock-level", "--adopt", '.js_stock[data-id="1"]').ok, true);
  });

  it("leaves nothing of the template's names", () => {
    for (const file of [
      "widgets/shop/price-alert/price-alert.element.ts",
      "widgets/shop/price-alert/PriceAlert.tsx",
      "test/widgets/shop/price-alert/price-alert.test.ts",
    ]) {
      assert.doesNotMatch(text(file), /sample|"lab"/i);
    }
  });

  it("writes the files that the guide names", () => {
    const { sections } = guides.documents.find(({ name }) => name === "writing-an-element")!;
    const text = sections.flatMap(({ tokens }) => tokens.map(({ raw }) => raw)).join("\n");
    const names = [...text.matchAll(/`(price-alert[\w.]+|PriceAlert[\w.]+)`/g)].map(([, name = ""]) => name);
    assert.equal(names.length, 5);
    for (const name of names) assert.ok(existsSync(join(folder, "widgets/shop/price-alert", name)), name);
  });

  it("adds texts to the area's files and leaves their other lines as they are", () => {
    const own = readFileSync("widgets/website/i18n/fr.json", "utf8");
    write(folder, "widgets/website/i18n/fr.json", own);
    assert.equal(scaffold("website/page-map").ok, true);
    const lines = text("widgets/website/i18n/fr.json").split("\n");
    assert.deepEqual(
      own.split("\n").filter((line) => !lines.includes(line) && !lines.includes(`${line},`)),
      [],
    );
    assert.ok(lines.includes('  "pageMap": {'));
  });

  it("adopts built-in markup on request alone", () => {
    assert.match(
      text("widgets/shop/stock-level/stock-level.element.ts"),
      /adopts: \{ selector: '\.js_stock\[data-id="1"\]'/,
    );
    assert.doesNotMatch(text("widgets/shop/price-alert/price-alert.element.ts"), /adopt/);
  });

  it("makes code that type-checks, also as the guide goes on to declare it", () => {
    const [declared = ""] = codeOf("writing-an-element", "js");
    const rest = `example: "<suite-price-alert></suite-price-alert>", texts: { priceAlert }, styles: [],
      store: () => undefined, component: () => null,`;
    assert.ok(declared.includes("// example, texts, styles, store, component"));
    write(
      folder,
      "widgets/shop/price-alert/guide.ts",
      `import { defineWidget, integer } from "#shared/element/index.ts";
      import { priceAlert } from "../i18n/en.json";
      ${declared.replace("// example, texts, styles, store, component", rest)}`,
    );
    // with what it imports: the rest of the copy is no other than the project's own
    write(
      folder,
      "tsconfig.new.json",
      JSON.stringify({
        extends: "./tsconfig.json",
        include: ["widgets", "test/unit", "test/widgets", "shared/**/*.d.ts", "scripts/wtr/*.d.ts"],
      }),
    );
    assert.deepEqual(inProject("typescript/bin/tsc", "-p", "tsconfig.new.json"), { ok: true, output: "" });
    rmSync(join(folder, "widgets/shop/price-alert/guide.ts"));
  });

  it("makes files that the formatter leaves unchanged", () => {
    const made = ["price-alert", "stock-level"].flatMap((name) =>
      ["widgets", "test/unit", "test/widgets"].map((root) => `${root}/shop/${name}`),
    );
    const { ok, output } = inProject("prettier/bin/prettier.cjs", "--check", ...made, "widgets/shop/i18n");
    assert.ok(ok, output);
  });

  it("makes code that the linter likes", () =>
    assert.deepEqual(inProject("eslint/bin/eslint.js", "widgets", "test", "--max-warnings", "0"), {
      ok: true,
      output: "",
    }));

  it("makes tests that pass", () => {
    const unit = node(
      folder,
      "--import",
      "tsx",
      "--import",
      "./scripts/css-hook.mjs",
      "--test",
      "test/unit/shop/price-alert/price-alert.store.test.ts",
    );
    assert.equal(unit.ok, true, unit.output);
    const widgets = inProject("@web/test-runner/dist/bin.js");
    assert.equal(widgets.ok, true, widgets.output);
    assert.match(widgets.output, /^6 passed, 0 failed$/m);
  });

  it("makes elements that build", () => {
    const { ok, output } = inProject("rollup/dist/bin/rollup", "-c", "--silent");
    assert.equal(ok, true, output);
    for (const file of [
      "chunks/suite-price-alert.js",
      "chunks/shop.fr.js",
      "standalone/price-alert.js",
      "npm/price-alert.d.ts",
    ]) {
      assert.equal(existsSync(join(folder, "dist", file)), true, file);
    }
  });

  for (const [what, args, output] of [
    ["no name", [], /Say the area and the name/],
    ["a name without area", ["price-alert"], /Say the area and the name/],
    ["a path too deep", ["shop/price/alert"], /Say the area and the name/],
    ["capitals", ["shop/PriceAlert"], /"PriceAlert" is no name/],
    ["a way out of the folder", ["../alert"], /"\.\." is no name/],
    ["the tag's own prefix", ["shop/suite-bell"], /"suite-" by itself: shop\/bell/],
    [
      "a name in use, in another area too",
      ["blog/price-alert"],
      /<suite-price-alert> exists already, in widgets\/shop\/price-alert/,
    ],
    ["an unknown option", ["shop/bell", "--adapt", "x"], /Unknown option '--adapt'/],
  ] as const) {
    it(`refuses ${what}`, () => {
      const answer = scaffold(...args);
      assert.equal(answer.ok, false);
      assert.match(answer.output, output);
      assert.match(answer.output, /npm run new <area>\/<name>/);
    });
  }
});
