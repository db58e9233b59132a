import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { adoptedCss, boxesCss, rowsCss } from "../../../../scripts/build/boxes.mjs";

describe("boxesCss", () => {
  const follow = { tag: "suite-follow", box: { display: "block", minBlockSize: "2.75rem" } } as const;
  const subscribe = { tag: "suite-subscribe", box: { display: "block", minBlockSize: "2.75rem" } } as const;
  const row = { tag: "suite-row", box: { display: "contents" } } as const;

  it("reserves every host's box, one rule for those that are alike", () => {
    const css = boxesCss([follow, row, subscribe]);
    assert.ok(css.includes("suite-follow,suite-subscribe{display:block;min-block-size:2.75rem;"), css);
    assert.ok(css.includes("suite-row{display:contents}"), css);
  });

  it("names every tag where the loader looks for it", () => {
    const found = boxesCss([follow, row, subscribe]).match(/suite-[a-z-]+(?=[,{])/g);
    assert.deepEqual(new Set(found), new Set(["suite-follow", "suite-row", "suite-subscribe"]));
  });

  it("reserves the same space for markup that will be adopted", () => {
    const adopted = { ...follow, adopts: { tag: "suite-follow", selector: ".js_follow[data-id]", attributes: {} } };
    const css = adoptedCss([adopted, subscribe, { ...row, adopts: adopted.adopts }]);
    assert.deepEqual(css.match(/[^{}]*\{min-block-size:[^}]*\}/g), [".js_follow[data-id]{min-block-size:2.75rem}"]);
    // the stock scripts' own pages stay as they are
    assert.ok(css.startsWith("head:has(script[data-adopt]):not(:has(script[src*=assets_frontend]))~body{"), css);
  });

  it("reserves it inside of markup too, and what markup will look like", () => {
    const adopts = {
      tag: "suite-follow",
      selector: "li.js_follow",
      place: "inside",
      waiting: "&:has(b){color:red}",
    } as const;
    const css = adoptedCss([{ ...follow, adopts }]);
    assert.ok(css.includes("li.js_follow{min-block-size:2.75rem}li.js_follow{&:has(b){color:red}}"), css);
    const appended = adoptedCss([{ ...follow, adopts: { ...adopts, place: "append" } }]);
    assert.ok(!appended.includes("min-block-size"), appended);
  });

  it("hides fallbacks for a moment, but not of those that wait on purpose, have no box or drive what is in them", () => {
    const table = {
      ...subscribe,
      tag: "suite-table",
      drives: true,
    } as const;
    const css = boxesCss([follow, row, table]);
    assert.match(
      css,
      /^suite-follow\{display:block;min-block-size:2\.75rem;@media\(scripting:enabled\)\{&:not\(:defined,\[data-load\]\)\{animation:suite_wait 2s step-end\}\}\}/,
    );
    assert.ok(css.includes("suite-row{display:contents}suite-table{display:block;min-block-size:2.75rem}"), css);
  });

  it("shows elements of a line in their order, but waits for none that waits on purpose", () => {
    const [badge, button] = (["suite-badge", "suite-button"] as const).map(
      (tag) => ({ tag, box: { display: "inline-block" } }) as const,
    );
    const css = rowsCss([follow, badge!, button!]);
    assert.ok(
      css.includes(
        ":is(suite-badge,suite-button):not(:state(ready),[data-load])~:is(suite-badge,suite-button){animation:suite_wait 2s step-end}",
      ),
      css,
    );
  });
});
