import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";
import { chunk, follow, subscribe } from "./samples.ts";

describe("loader", { concurrency: 3 }, () => {
  it("loads only elements of the page", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: follow });
    await visit.rendered("suite-follow");
    await visit.quiet();
    const files = ["client", "core", "suite-follow", "marketing-form"].map(chunk);
    assert.deepEqual(new Set(visit.files), new Set(["suite.js", ...files]));
  });

  it("finds rare tags by one list, which other pages do not request", async () => {
    await using visit = await Visit.start();
    await visit.open({
      body: "<suite-sticky-header><p>A</p></suite-sticky-header><suite-parallax><p>B</p></suite-parallax>",
    });
    await visit.rendered("suite-sticky-header");
    await visit.rendered("suite-parallax");
    const of = (name: string) => visit.files.filter((file) => file === chunk(name)).length;
    assert.deepEqual(["directory", "suite-sticky-header", "suite-parallax"].map(of), [1, 1, 1]);
    // a selector of several tags would be matched with every element of the page
    const rules = await visit.page.evaluate(() => {
      const [boxes] = document.adoptedStyleSheets;
      const media = [...boxes!.cssRules].filter((rule) => rule instanceof CSSMediaRule);
      return media.flatMap(({ cssRules }) =>
        [...cssRules].filter((rule) => rule instanceof CSSStyleRule).map(({ selectorText }) => selectorText),
      );
    });
    assert.ok(rules.includes("suite-follow") && rules.includes("suite-parallax"));
    assert.deepEqual(
      rules.filter((selector) => selector.includes(",")),
      [],
    );
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  it("loads nothing on a page without our tags", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: "<p>Text</p>" });
    await visit.quiet();
    assert.deepEqual(visit.files, ["suite.js"]);
  });

  it("finds tags deep inside of nodes that are added later", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: '<div id="later"></div>' });
    await visit.page.evaluate(
      ([follow, subscribe]) => {
        const template = document.createElement("template");
        template.innerHTML = `<section><div>${follow}</div></section>${subscribe}`;
        document.getElementById("later")!.append(template.content);
      },
      [follow, subscribe],
    );
    await visit.rendered("#later suite-follow");
    await visit.rendered("#later suite-subscribe");
  });

  for (const script of [undefined, loader("data-adopt")]) {
    it(`finds tags in and beside a form that is added later, whose fields hide functions${script ? ", with adoption" : ""}`, async () => {
      await using visit = await Visit.start();
      await visit.open({ ...(script && { head: script }), body: '<div id="later"></div>' });
      await visit.page.evaluate(
        ([follow, subscribe]) => {
          const template = document.createElement("template");
          const fields = ["querySelectorAll", "querySelector", "matches"]
            .map((name) => `<input type="hidden" name="${name}">`)
            .join("");
          template.innerHTML = `<form>${fields}${follow}</form>${subscribe}`;
          document.getElementById("later")!.append(template.content);
        },
        [follow, subscribe],
      );
      await visit.page.waitForFunction(() =>
        ["suite-follow", "suite-subscribe"].every((tag) =>
          document.querySelector(`#later ${tag}`)!.shadowRoot?.querySelector("[part=base]"),
        ),
      );
      await visit.quiet();
      assert.deepEqual([visit.said, visit.crashes], [[], []]);
    });
  }

  it("finds tags inside of a registered shadow root, now and later", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: '<div id="app"></div>' });
    const add = (html: string) =>
      visit.page.evaluate((html) => {
        const app = document.getElementById("app")!;
        const root = app.shadowRoot ?? app.attachShadow({ mode: "open" });
        const template = document.createElement("template");
        template.innerHTML = html;
        root.append(document.importNode(template.content, true));
      }, html);
    await add(follow);
    await visit.quiet();
    assert.deepEqual(visit.files, ["suite.js"]);
    await visit.page.evaluate(() =>
      document
        .getElementById("app")!
        .shadowRoot!.dispatchEvent(new Event("suite-root", { bubbles: true, composed: true })),
    );
    const host = await visit.rendered("suite-follow");
    assert.equal(await host.evaluate((element) => getComputedStyle(element).display), "block");
    await add(subscribe);
    await visit.rendered("suite-subscribe");
    assert.deepEqual(visit.crashes, []);
  });

  it("reports an unknown tag once, with the nearest name", async () => {
    await using visit = await Visit.start();
    await visit.open({
      body: "<suite-folow></suite-folow><suite-folow></suite-folow><suite-subscibe></suite-subscibe>",
    });
    await visit.quiet();
    assert.deepEqual(visit.said.toSorted(), [
      "<suite-folow> is not an element of suite-widgets; did you mean <suite-follow>?",
      "<suite-subscibe> is not an element of suite-widgets; did you mean <suite-subscribe>?",
    ]);
  });

  it("ignores the shadow roots of foreign elements", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: "<my-follow></my-follow><x-suite-follow></x-suite-follow>" });
    await visit.quiet();
    assert.deepEqual([visit.files, visit.said], [["suite.js"], []]);
  });

  it("starts a moved element once", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: `<div id="here">${follow}</div><div id="there"></div>` });
    const host = await visit.rendered("#here suite-follow");
    const base = await host.locator("[part=base]").elementHandle();
    await host.evaluate((element) => document.getElementById("there")!.append(element));
    await visit.quiet();
    assert.ok(
      await visit.page
        .locator("#there suite-follow")
        .evaluate((element, base) => element.shadowRoot!.contains(base), base),
    );
    assert.equal(visit.files.length, new Set(visit.files).size);
  });
});
