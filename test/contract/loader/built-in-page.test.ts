import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { inspect } from "../inspect.ts";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";
import { builtInFollow } from "./samples.ts";

const hidden = "<style>.o_menu_loading { visibility: hidden }</style>";
const sheet = '<link rel="stylesheet" href="/dist/suite.css">';
const adopting = loader("data-adopt");
const builtInScript =
  '<script src="/web/content/7-1/web.assets_frontend.js" type="text/plain"></script><script>globalThis.odoo = { define() {} };</script>';
const menu = '<header><ul class="nav o_menu_loading" id="top_menu"><li><a href="/">Home</a></li></ul></header>';

const seen = ({ page }: Visit) =>
  page
    .locator("#top_menu")
    .evaluate((menu) => [menu.classList.contains("o_menu_loading"), getComputedStyle(menu).visibility]);

describe("built-in page without its scripts", { concurrency: 3 }, () => {
  it("shows its main menu before adoption, and in the editor with the original markup", async () => {
    await using visit = await Visit.alone();
    await visit.page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver((records) => {
        for (const { type, target, addedNodes } of records) {
          if (type === "attributes" && (target as Element).id === "top_menu") seen.push("menu");
          for (const node of addedNodes) if (node.nodeName === "SUITE-FOLLOW") seen.push("follow");
        }
      }).observe(document, { attributeFilter: ["class"], childList: true, subtree: true });
    });
    await visit.open({ head: hidden + adopting, body: menu + builtInFollow });
    await visit.rendered("suite-follow");
    const order = await visit.page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    assert.deepEqual(order.slice(0, 2), ["menu", "follow"]);
    assert.deepEqual(await seen(visit), [false, "visible"]);
    await visit.page.evaluate(() => document.body.classList.add("editor_enable"));
    await visit.frames();
    assert.deepEqual(await seen(visit), [true, "visible"]);
    assert.equal(await visit.page.locator("#top_menu").getAttribute("class"), "nav o_menu_loading");
    await visit.page.evaluate(() => document.body.classList.remove("editor_enable"));
    await visit.rendered("suite-follow");
    assert.deepEqual(await seen(visit), [false, "visible"]);
  });

  it("shows its main menu by suite.css before any script", async () => {
    await using visit = await Visit.start();
    await visit.page.route("**/suite.js", (route) => route.abort());
    await visit.open({ head: hidden + sheet + adopting, body: menu });
    assert.deepEqual(await seen(visit), [true, "visible"]);
  });

  const others = { "the built-in script runs": builtInScript + adopting, "adoption is off": loader() };
  for (const [title, head] of Object.entries(others)) {
    it(`does not change the menu if ${title}`, async () => {
      await using visit = await Visit.start();
      await visit.open({ head: hidden + sheet + head, body: menu + builtInFollow });
      await visit.quiet();
      assert.deepEqual(await seen(visit), [true, "hidden"]);
    });
  }
});

describe("accent colour of an adopted page", { concurrency: 3 }, () => {
  const yellow = "rgb(255, 193, 7)";
  const purple = "rgb(135, 90, 123)";
  const button = `<style>.btn-primary { background: ${purple}; color: white }</style><a class="btn btn-primary" href="/">Buy</a>`;

  /** Returns the colour of the element's button, after checking the contrast of its text. */
  async function accent(style: string, body = builtInFollow, head = adopting): Promise<string> {
    await using visit = await Visit.start();
    await visit.open({ head: `<style>${style}</style>${head}`, body });
    const host = await visit.rendered("suite-follow");
    await visit.quiet();
    await inspect(visit);
    return await host
      .locator("[part=button]")
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  }

  it("is the theme's colour", async () => {
    assert.equal(await accent(`:root { --primary: ${yellow} }`), yellow);
    assert.equal(await accent("", button + builtInFollow), purple);
    assert.equal(
      await accent(":root { --primary: 222 47% 11% }", button + builtInFollow),
      purple,
      "numbers are no colour",
    );
    assert.equal(
      await accent("", '<a class="btn btn-primary" href="/" style="background: none">Buy</a>' + button + builtInFollow),
      purple,
      "no colour is none",
    );
  });

  it("is the colour that the page sets, whatever the theme's", async () => {
    assert.equal(await accent(`:root { --primary: ${purple}; --suite-color-accent: ${yellow} }`), yellow);
    assert.equal(await accent(`:root { --primary: ${purple} } main { --suite-color-accent: ${yellow} }`), yellow);
  });

  it("is the default on a page that is not adopted", async () => {
    const own = '<suite-follow data-model="blog.post" data-res-id="1"></suite-follow>';
    const ours = await accent("", own, loader());
    assert.equal(await accent(`:root { --primary: ${yellow} }`, own, loader()), ours);
    assert.notEqual(ours, yellow);
  });
});
