import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { reachedTokens, readTokens } from "#demo/common/product/token-css.ts";
import { createTokens } from "#demo/common/product/tokens.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import tokensCss from "#shared/styles/tokens.css";
import { declarations } from "#test/unit/declarations.ts";

test("the parser of tokens reads names and defaults, also with brackets, and ignores comments", () => {
  const css =
    "/* var(--suite-old, 1) */ a { gap: calc(2 * var(--suite-space, calc(0.25 * var(--_rem)))); color: var( --suite-color-x ,\n color-mix(in oklab, var(--y, red) 3%, blue) ) }";
  assert.deepEqual(
    [...readTokens(css)],
    [
      ["--suite-space", "0.25em"],
      ["--suite-color-x", "color-mix(in oklab, var(--y, red) 3%, blue)"],
    ],
  );
});

test("the parser of tokens resolves private names to public ones", () => {
  const tokens = ":host { --_a: var(--suite-a, 1); --_b: calc(2 * var(--_a)); --_c: var(--suite-c, 3); }";
  assert.deepEqual(
    [...reachedTokens("p { margin: var(--_b); inset: var(--suite-z, 9) }", tokens)],
    ["--suite-z", "--suite-a"],
  );
});

test("an element has the tokens that its styles read, in order, and its own ones apart", () => {
  const element = {
    tag: "suite-gauge",
    cssProperties: { "--suite-gauge-size": "Its width" },
  } as unknown as WidgetDeclaration;
  const styles = new Map([
    [
      "suite-gauge",
      "p { inline-size: var(--suite-gauge-size, 4rem); border-radius: var(--_radius); margin: var(--_control) }",
    ],
  ]);
  const tokens = createTokens(styles, [element]);
  assert.deepEqual(tokens.own(element), [{ name: "--suite-gauge-size", default: "4rem", meaning: "Its width" }]);
  const names = tokens.of("suite-gauge").map(({ name }) => name);
  for (const name of ["--suite-color-accent", "--suite-space", "--suite-density", "--suite-radius", "--suite-font"])
    assert.ok(names.includes(name), name);
  for (const name of ["--suite-shadow", "--suite-gauge-size"]) assert.ok(!names.includes(name), name);
  assert.deepEqual(tokens.of("suite-nothing"), []);
});

test("each token that a style sheet reads has a meaning or is declared by an element", async () => {
  const sheets = ["shared", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".css"))
      .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
  );
  const declared = new Set((await declarations()).flatMap(({ cssProperties = {} }) => Object.keys(cssProperties)));
  const { shared } = createTokens(new Map([["all", sheets.join("\n")]]), []);
  assert.ok(shared.length >= readTokens(tokensCss).size);
  assert.deepEqual(
    shared.filter(({ name, meaning }) => !meaning && !declared.has(name)).map(({ name }) => name),
    [],
  );
});
