import assert from "node:assert/strict";
import { test } from "node:test";
import { fromQuery, toQuery } from "#demo/catalogue/theme-builder/theme/address.ts";
import { propertyOf, toCss } from "#demo/catalogue/theme-builder/theme/css.ts";
import { choiceNames, colorNames, readField, sizeNames } from "#demo/catalogue/theme-builder/theme/fields.ts";
import { fromTokens } from "#demo/catalogue/theme-builder/theme/from-tokens.ts";
import { withGiven } from "#demo/catalogue/theme-builder/theme/given.ts";
import { readCss } from "#demo/catalogue/theme-builder/theme/import-css.ts";
import { sizeFromCss } from "#demo/catalogue/theme-builder/theme/meaning.ts";
import { findProblems } from "#demo/catalogue/theme-builder/theme/pairs.ts";
import { plain, presets } from "#demo/catalogue/theme-builder/theme/presets.ts";
import { toTokens } from "#demo/catalogue/theme-builder/theme/to-tokens.ts";
import { choiceCss } from "#demo/catalogue/theme-builder/theme/values.ts";
import { readTokens } from "#demo/common/product/token-css.ts";
import tokensCss from "#shared/styles/tokens.css";
import { toHex } from "./to-hex.ts";

const themes = [
  ...presets.map(({ theme }) => theme),
  {
    ...plain.theme,
    "accent-light": "#123456",
    "page-dark": "#ffffff",
    duration: "40",
    z: "0",
    font: 'Gentium, "Noto Naskh Arabic", خط, serif',
  },
];

test("each token of tokens.css has a field with its default", () => {
  const defaults = readTokens(
    `${tokensCss} a { z-index: var(--suite-z, 1000); color: var(--suite-color-warning, red) }`,
  );
  const properties = [...colorNames, ...sizeNames, ...choiceNames, "font"].map(propertyOf);
  assert.deepEqual([...defaults.keys()].sort(), properties.filter((property) => property.startsWith("--")).sort());
  for (const name of sizeNames.filter((size) => size !== "font-size"))
    assert.equal(sizeFromCss(name, defaults.get(propertyOf(name))!), plain.theme[name], name);
  const spaces = /\s+/g;
  for (const name of choiceNames)
    assert.equal(
      choiceCss(name, plain.theme[name]).replace(spaces, ""),
      defaults.get(propertyOf(name))!.replace(spaces, ""),
    );
});

test("a theme survives its CSS, its design tokens and its address", () => {
  for (const theme of themes) {
    const { given, refused } = readCss(toCss(theme), toHex);
    assert.deepEqual(refused, []);
    assert.deepEqual(withGiven(plain.theme, given), theme);
    assert.deepEqual(withGiven(plain.theme, fromTokens(toTokens(theme))!), theme);
    for (const start of ["plain", "plum"])
      assert.deepEqual(fromQuery(new URLSearchParams(toQuery(theme, start))), { start, theme });
  }
  assert.equal(toQuery(plain.theme, "plain"), "theme=plain");
});

test("lengths of a theme follow the text of the page, not its root, which may be at 62.5 %", () => {
  for (const theme of themes) assert.doesNotMatch(toCss(theme), /\drem\b/);
  assert.match(toCss(plain.theme), /--suite-space: 0\.25em;/);
  assert.match(
    toCss(withGiven(plain.theme, { radius: "0", duration: "0" })),
    /--suite-radius: 0;\n[^]*-duration: 0ms;/,
  );
});

test("design tokens have types of the W3C format, on the value or its group", () => {
  const { color, font, space, density, duration, ease, shadow } = JSON.parse(toTokens(plain.theme)) as Record<
    string,
    { $type: string; $value: unknown; light?: Record<string, { $value: unknown }> }
  >;
  assert.equal(color?.$type, "color");
  assert.deepEqual(color?.light?.page?.$value, { colorSpace: "srgb", components: [1, 1, 1], hex: "#ffffff" });
  assert.deepEqual(font, { $type: "fontFamily", $value: ["inherit"] });
  assert.deepEqual(space, { $type: "dimension", $value: { value: 0.25, unit: "rem" } });
  assert.deepEqual(density, { $type: "number", $value: 1 });
  assert.deepEqual(duration, { $type: "duration", $value: { value: 160, unit: "ms" } });
  assert.deepEqual(ease, { $type: "cubicBezier", $value: [0.2, 0.8, 0.2, 1] });
  assert.equal(shadow?.$type, "shadow");
});

test("the import reads a page's own style sheet, including variables and schemes", () => {
  const { given, refused } = readCss(
    `@import url("https://evil.example/x.css");
    :root { --ink: #222; --brand: rgb(0, 90, 60); } /* body { color: red } */
    body { background: white; color: var(--ink); font-family: "Open; { Sans", sans-serif; font-size: 18px; --suite-space: 5px }
    a { color: var(--brand) } a:hover { color: #f00 } .card { color: #0f0; background: url(data:a;b{c) }
    .btn-primary { border-radius: 6px }
    @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } a { color: #9fd } }`,
    toHex,
  );
  assert.deepEqual(given, {
    "page-light": "#ffffff",
    "text-light": "#222222",
    "accent-light": "#005a3c",
    "page-dark": "#111111",
    "text-dark": "#eeeeee",
    "accent-dark": "#99ffdd",
    space: "0.3125",
    "radius-control": "0.375",
  });
  assert.deepEqual(refused, ['font-family: "Open; { Sans", sans-serif']);
});

test("the import reads bare lines, derives the other scheme's hue and dependent colours", () => {
  const { given } = readCss("--primary: #7a2f86; background: #fff; color: #222", toHex);
  const theme = withGiven(plain.theme, given);
  assert.equal(theme["accent-light"], "#7a2f86");
  assert.equal(theme["page-dark"], plain.theme["page-dark"]);
  assert.notEqual(theme["accent-dark"], plain.theme["accent-dark"]);
  assert.notEqual(theme["muted-light"], plain.theme["muted-light"]);
  assert.deepEqual(findProblems(theme), []);
  const dark = withGiven(plain.theme, readCss("body { background: black; color: white }", toHex).given);
  assert.equal(dark["page-dark"], "#000000");
  assert.equal(dark["page-light"], "#ffffff");
});

test("the import rejects invalid values of any source", () => {
  for (const font of ["a; color: red", "a } body { color: red", 'a", b', "url(x)", "<b>", "", "a,", "x".repeat(301)])
    assert.equal(readField("font", font), undefined, font);
  for (const size of ["", "-1", "1e3", "Infinity", "NaN", "3", "0x1", "1;", "٣", "9".repeat(100)])
    assert.equal(readField("radius", size), undefined, size);
  for (const color of ["red", "#12345", "#1234567", "#12345g", "url(x)", "var(--x)"])
    assert.equal(readField("text-dark", color), undefined, color);
  assert.equal(readField("shadow", "toString"), undefined);
  const query = new URLSearchParams("theme=__proto__&__proto__=1&accent-light=javascript:1&radius=99&font=a;b&x=y");
  assert.deepEqual(fromQuery(query), { start: "plain", theme: plain.theme });
  assert.equal(fromTokens("{"), undefined);
  for (const json of ["null", "[]", '"a"', '{"__proto__":{"space":1}}', '{"color":{"light":{"page":{"$value":1}}}}'])
    assert.deepEqual(fromTokens(json), {}, json);
  const bad = '{"space":{"$value":{"value":1e99,"unit":"rem"}},"font":{"$value":["a;b"]},"z":{"$value":"1"}}';
  assert.deepEqual(fromTokens(bad), {});
});

test("hostile style sheets are parsed quickly and yield nothing", () => {
  const length = 200_000;
  const circles = ":root { --a: var(--b) var(--b); --b: var(--a) var(--a); color: var(--a) }";
  const sheets = [
    ..."{}()[]\"'/*;:,\\-".split("").map((character) => character.repeat(length)),
    "/*".repeat(length),
    "{a:b;".repeat(length / 5),
    "a,".repeat(length / 2) + "{color:red}",
    `.${"a".repeat(length)}{color:red}`,
    `body{color:${"light-dark(".repeat(length / 11)}`,
    `body{color:${"var(--x,".repeat(length / 8)}`,
    `${"[a=".repeat(length / 3)}{color:red}`,
    `body ${" ".repeat(length)}{color:red}`,
    circles,
  ];
  const start = performance.now();
  for (const sheet of sheets) assert.deepEqual(readCss(sheet, () => undefined).given, {}, sheet.slice(0, 20));
  assert.ok(performance.now() - start < 5000);
});
