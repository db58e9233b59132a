import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { transform } from "esbuild";
import { contentCss } from "#scripts/build/content.mjs";

// each rule with its whole selector
const flat = { loader: "css", minify: true, supported: { nesting: false } } as const;
const { code: css } = await transform(await contentCss(), flat);

/** Selectors of all rules, of those in media and container queries too. */
const selectors = [...css.replaceAll(/@property[^}]+\}/g, "").matchAll(/(?<=^|[{};])([^@{};][^{};]*)\{/g)].map(
  ([, selector]) => selector!,
);

/** Removes what stands in parentheses, level by level. */
const withoutArguments = (selector: string): string => {
  const shorter = selector.replaceAll(/:where\([^()]*\)|\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutArguments(shorter);
};

describe("sheet of simple markup", () => {
  it("acts in its scope alone", () => {
    assert.ok(selectors.length > 40);
    assert.deepEqual(
      selectors.filter(
        (selector) => !selector.startsWith("&:where(") && !selector.startsWith(":where(.suite-content,:host)"),
      ),
      [],
    );
  });

  it("has rules of which any class of the page wins", () => {
    const heavy = selectors.flatMap((selector) =>
      // commas outside of parentheses alone
      withoutArguments(selector)
        .replaceAll(/::[\w-]+|:where|&|[\s>+~,]/g, "")
        .trim(),
    );
    // the primary button and paragraphs have the weight of two tags, so that resets do not undo them
    assert.deepEqual([...new Set(heavy)].sort(), ["", ":is:not", "p:not"]);
  });

  it("has no class but those of the suite's own", () => {
    const classes = new Set([...selectors.join().matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name));
    assert.deepEqual([...classes].sort(), ["suite-content", "suite-field-error"]);
  });

  it("follows the direction of the text", () => {
    assert.doesNotMatch(css, /[{;](?:[a-z-]+-)?(?:left|right|top|bottom|width|(?<!line-)height)(?:-[a-z-]+)?:/);
    assert.doesNotMatch(css, /:(?:left|right)[;}]/);
  });

  it("takes its lengths from the text around it, not from the root of the page", () => {
    assert.doesNotMatch(css.slice(css.indexOf("container:")), /\drem\b/);
  });

  it("takes its colours from the tokens", () => {
    const rules = css.slice(css.indexOf("container:"));
    assert.doesNotMatch(rules, /#[\da-f]{3,8}\b|rgb\(|oklch\(/);
  });
});
