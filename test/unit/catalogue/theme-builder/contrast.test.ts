import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, fromOklch, type Hex, luminance, over, toOklch } from "#demo/catalogue/theme-builder/theme/color.ts";
import { nearestPassing } from "#demo/catalogue/theme-builder/theme/nearest.ts";
import { findProblems } from "#demo/catalogue/theme-builder/theme/pairs.ts";
import { plain, presets } from "#demo/catalogue/theme-builder/theme/presets.ts";

test("contrast follows WCAG: known pairs in both orders", () => {
  const known: readonly (readonly [Hex, Hex, string])[] = [
    ["#000000", "#ffffff", "21.00"],
    ["#ffffff", "#ffffff", "1.00"],
    ["#777777", "#ffffff", "4.48"],
    ["#767676", "#ffffff", "4.54"],
    ["#ff0000", "#ffffff", "4.00"],
    ["#0000ff", "#ffffff", "8.59"],
    ["#00ff00", "#000000", "15.30"],
    ["#949494", "#ffffff", "3.03"],
  ];
  for (const [front, back, ratio] of known) {
    assert.equal(contrast(front, back).toFixed(2), ratio, `${front} on ${back}`);
    assert.equal(contrast(back, front), contrast(front, back));
  }
  assert.equal(luminance("#ffffff").toFixed(4), "1.0000");
  assert.equal(over("#000000", "#ffffff", 0.5), "#808080");
});

test("a colour survives OKLCH; one outside of the gamut loses chroma alone", () => {
  for (const color of ["#000000", "#ffffff", "#345fc6", "#ff0000", "#00ff00", "#808080", "#f5c542"] as const)
    assert.equal(fromOklch(toOklch(color)), color);
  const [lightness, , hue] = toOklch("#345fc6");
  const [sameLightness, , sameHue] = toOklch(fromOklch([lightness, 0.4, hue]));
  assert.ok(Math.abs(sameLightness - lightness) < 0.01);
  assert.ok(Math.abs(sameHue - hue) < 0.05);
});

test("the nearest passing colour passes and keeps its hue, and a slightly nearer one fails", () => {
  const passes = (color: Hex) => contrast(color, "#ffffff") >= 4.5;
  const found = nearestPassing("#ffd400", passes)!;
  assert.ok(passes(found));
  const [lightness, chroma, hue] = toOklch(found);
  assert.ok(Math.abs(hue - toOklch("#ffd400")[2]) < 0.05);
  assert.ok(!passes(fromOklch([lightness + 0.01, chroma, hue])));
  assert.equal(nearestPassing("#123456", passes), "#123456");
  assert.equal(
    nearestPassing("#123456", () => false),
    undefined,
  );
});

test("there are ten finished themes, each of which passes in both schemes", () => {
  assert.equal(presets.length, 10);
  assert.equal(new Set(presets.map(({ id }) => id)).size, 10);
  for (const { id, theme } of presets) {
    const failing = findProblems(theme).map(({ scheme, pair, ratio }) => [scheme, pair.front, pair.back, ratio]);
    assert.deepEqual(failing, [], id);
  }
});

test("a failing pair is reported with a change that fixes it and breaks no other pair", () => {
  for (const [field, value] of [
    ["accent-light", "#ffd400"],
    ["muted-dark", "#333333"],
    ["on-accent-light", "#000080"],
    ["text-light", "#777777"],
    ["page-dark", "#777777"],
  ] as const) {
    const theme = { ...plain.theme, [field]: value };
    const problems = findProblems(theme);
    assert.ok(problems.length > 0, field);
    for (const { pair, ratio, offer, scheme } of problems) {
      assert.ok(ratio < pair.least);
      assert.ok(offer, `${field}: ${pair.front} on ${pair.back}`);
      const fixed = findProblems({ ...theme, [offer.field]: offer.color });
      const still = fixed.filter(({ pair: other }) => [other.front, other.back].includes(offer.name));
      assert.deepEqual(
        still.filter((other) => other.scheme === scheme),
        [],
      );
    }
  }
});

test("a barely failing ratio is not rounded to a passing one", () => {
  const theme = { ...plain.theme, "muted-light": "#777777" };
  const [problem] = findProblems(theme);
  assert.equal(problem?.ratio, 4.47);
});
