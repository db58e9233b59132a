import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { adoptedCss, boxesCss, glowCss, loaderCss, rowsCss } from "#scripts/build/boxes.mjs";
import { builtInSlides } from "#theme/common/carousel/waiting.ts";

describe("boxesCss", () => {
  const follow = { tag: "suite-follow", box: { display: "block", minBlockSize: "2.75rem" } } as const;
  const subscribe = { tag: "suite-subscribe", box: { display: "block", minBlockSize: "2.75rem" } } as const;
  const row = { tag: "suite-row", box: { display: "contents" } } as const;

  it("reserves the box of every host, with one rule for equal boxes", () => {
    const css = boxesCss([follow, row, subscribe]);
    assert.ok(css.includes("suite-follow,suite-subscribe{display:block;min-block-size:2.75rem}"), css);
    assert.ok(css.includes("suite-row{display:contents}"), css);
  });

  it("names every tag in the form that the loader reads", () => {
    const lines = loaderCss([follow, row, subscribe]).split("\n");
    const found = lines.map((line) => line.match(/^suite-[^{]*/)?.[0]);
    assert.deepEqual(found, ["suite-follow,suite-subscribe", "suite-row", undefined]);
  });

  it("reserves the same space for markup that will be adopted", () => {
    const adopted = { ...follow, adopts: { selector: ".js_follow[data-id]", attributes: {} } };
    const css = adoptedCss([adopted, subscribe, { ...row, adopts: adopted.adopts }]);
    assert.deepEqual(css.match(/[^{}]*\{min-block-size:[^}]*\}/g), [".js_follow[data-id]{min-block-size:2.75rem}"]);
    // Pages that run the built-in scripts stay unchanged.
    assert.ok(css.startsWith("head:has(script[data-adopt]):not(:has(script[src*=assets_frontend]))~body{"), css);
  });

  it("reserves space inside markup as well, and applies its waiting styles", () => {
    const adopts = {
      selector: "li.js_follow",
      place: "inside",
      waiting: "&:has(b){color:red}",
    } as const;
    const css = adoptedCss([{ ...follow, adopts }]);
    assert.ok(css.includes("li.js_follow{min-block-size:2.75rem}li.js_follow{&:has(b){color:red}}"), css);
    const appended = adoptedCss([{ ...follow, adopts: { ...adopts, place: "append" } }]);
    assert.ok(!appended.includes("min-block-size"), appended);
  });

  it("hides fallbacks for a moment, except for elements that wait on purpose, have no box or enhance their content", () => {
    const table = {
      ...subscribe,
      tag: "suite-table",
      enhances: true,
    } as const;
    const css = boxesCss([follow, row, table]);
    assert.match(
      css,
      /^suite-follow,suite-table\{display:block;min-block-size:2\.75rem\}suite-row\{display:contents\}/,
    );
    assert.ok(
      css.includes(
        "@media(scripting:enabled){suite-follow:not(:defined,[data-load]){animation:suite_wait 2s step-end}}",
      ),
      css,
    );
    assert.match(
      loaderCss([follow, row, table]),
      /^suite-follow\{display:block;min-block-size:2\.75rem;&:not\(:defined,\[data-load\]\)\{animation:suite_wait 2s step-end\}\}/,
    );
  });

  it("fills high boxes while they are empty: all that are held back, others without content", () => {
    const chatter = { tag: "suite-chatter", box: { display: "block", minBlockSize: "12em" } } as const;
    const compare = { tag: "suite-compare", box: chatter.box, enhances: true } as const;
    const css = glowCss([follow, row, chatter, compare]);
    assert.ok(css.includes("suite-chatter:not(:defined,[data-load]){position:relative;&::before{"), css);
    assert.ok(css.includes("suite-compare:not(:defined,[data-load]):not(:has(>*)){position:relative;"), css);
    assert.ok(!/suite-(follow|row)/.test(css), css);
  });

  it("reserves no space for controls of the team on pages of visitors", () => {
    const publish = { ...follow, tag: "suite-publish", mayShow: () => true } as const;
    const rule =
      "[data-website-id]:not([data-editable],[data-translatable]){suite-publish:not(:state(ready)){display:none}}";
    assert.ok(boxesCss([follow, publish]).includes(rule));
    assert.ok(!boxesCss([follow]).includes("data-website-id"));
  });

  it("ends each selector with a tag or a class, so that browsers check it for our elements alone", () => {
    const control = { ...row, tag: "suite-control", box: { display: "inline-block" }, enhances: "control" } as const;
    const all = [follow, subscribe, row, control];
    const slides = builtInSlides("suite-slides", [
      [[], "123"],
      [["#one", "#two"], "135"],
    ]);
    for (const css of [boxesCss(all), rowsCss(all), slides])
      assert.doesNotMatch(css, /(^|[,{}])&[:{]|[~> ](&[:{,]|:is\()/);
  });

  it("shows elements of a line in their order, without those that wait on purpose", () => {
    const [badge, button] = (["suite-badge", "suite-button"] as const).map(
      (tag) => ({ tag, box: { display: "inline-block" } }) as const,
    );
    const css = rowsCss([follow, badge!, button!]);
    assert.ok(
      css.includes(
        ":is(suite-badge,suite-button):not(:state(ready),[data-load])~suite-badge,:is(suite-badge,suite-button):not(:state(ready),[data-load])~suite-button{animation:suite_wait 2s step-end}",
      ),
      css,
    );
  });
});
