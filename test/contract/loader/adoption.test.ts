import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { propsOf } from "../inside.ts";
import { loader } from "../page-spec.ts";
import { Visit } from "../visit.ts";
import { builtInFollow, builtInSubscribe, follow } from "./samples.ts";

const head = loader("data-adopt");
const far = '<div style="height: 5000px"></div>';

describe("adoption", { concurrency: 3 }, () => {
  it("wraps the markup into the element, with the markup's data", async () => {
    await using visit = await Visit.start();
    await visit.open({ head, body: `<div id="here"><p>Before</p>${builtInFollow}<p>After</p></div>` });
    const host = await visit.rendered("suite-follow");
    assert.deepEqual(await propsOf(host), { model: "blog.post", resId: 1, following: false, unsubscribe: false });
    assert.deepEqual(
      await visit.page.locator("#here > *").evaluateAll((children) => children.map(({ localName }) => localName)),
      ["p", "suite-follow", "p"],
    );
    assert.equal(await host.locator("> .js_follow").count(), 1);
  });

  it("reads the built-in chat button's options from its script, without running the script", async () => {
    const options = { button_text: "Ask {us}", input_placeholder: false, channel_id: 1, default_username: "Guest" };
    const script = `<script type="text/plain">new im_livechat.LivechatButton(\nrootWidget,\n"http://suite.example",\n${JSON.stringify(options)}\n);</script>`;
    await using visit = await Visit.start();
    await visit.open({ head, body: `<div id="here">${script}</div>` });
    const host = await visit.rendered("suite-livechat");
    const { channelId, buttonText, inputPlaceholder, defaultUsername } = await propsOf(host);
    assert.deepEqual([channelId, buttonText, inputPlaceholder, defaultUsername], [1, "Ask {us}", " ", "Guest"]);
    assert.equal(await host.locator("> script").count(), 1);
  });

  it("keeps an outer form from sending the fields of the fallback", async () => {
    await using visit = await Visit.start();
    await visit.open({ head, body: `<form><input name="own" value="1">${builtInFollow}</form>` });
    await visit.rendered("suite-follow");
    assert.deepEqual(
      await visit.page.locator("main > form").evaluate((form: HTMLFormElement) => [...new FormData(form).keys()]),
      ["own"],
    );
  });

  it("reports the adopted elements by one event, in document order", async () => {
    await using visit = await Visit.start();
    await visit.open({ head, body: builtInSubscribe + builtInFollow + builtInSubscribe });
    await visit.rendered("suite-follow");
    await visit.quiet();
    assert.deepEqual((await visit.notes()).adopted, [["suite-subscribe", "suite-follow", "suite-subscribe"]]);
  });

  it("adopts markup once", async () => {
    await using visit = await Visit.start();
    await visit.open({ head, body: `<div id="here">${builtInFollow}</div><div id="there"></div>` });
    const host = await visit.rendered("suite-follow");
    await host.evaluate((element) => document.getElementById("there")!.append(element));
    await visit.quiet();
    assert.equal(await visit.page.locator("suite-follow").count(), 1);
    assert.deepEqual((await visit.notes()).adopted, [["suite-follow"]]);
  });

  it("does not adopt our elements, which contain adopted markup", async () => {
    await using visit = await Visit.start();
    await visit.open({
      head,
      body: '<nav id="sh_megamenubar"><div><h2 class="sub-heading">Desks</h2><ul><li>Wharf</li></ul></div></nav>',
    });
    await visit.rendered("suite-mega-menu");
    await visit.quiet();
    assert.equal(await visit.page.locator("suite-mega-menu").count(), 1);
  });

  it("adopts forms whose fields hide functions of forms", async () => {
    await using visit = await Visit.start();
    const names = [
      "closest",
      "before",
      "append",
      "matches",
      "querySelector",
      "querySelectorAll",
      "getAttribute",
      "childNodes",
      "parentNode",
      "isConnected",
      "getBoundingClientRect",
      "compareDocumentPosition",
    ];
    const forms = names.map((name) => `<form id="sh_wq_website_quote_form"><input name="${name}"></form>`);
    await visit.open({ head, body: `<div id="here">${forms.join("")}</div>${builtInFollow}` });
    await visit.rendered("suite-follow");
    await visit.quiet();
    assert.equal(await visit.page.locator("#here > suite-quote-form > form").count(), names.length);
    assert.deepEqual([visit.said, visit.crashes], [[], []]);
  });

  it("adopts markup that is added later", async () => {
    await using visit = await Visit.start();
    await visit.open({ head, body: '<div id="later"></div>' });
    await visit.page.evaluate((html) => (document.getElementById("later")!.innerHTML = html), builtInFollow);
    await visit.rendered("#later suite-follow");
  });

  it("adopts markup outside of the viewport when idle", async () => {
    await using visit = await Visit.alone();
    await visit.page.addInitScript(() =>
      Object.assign(globalThis, {
        requestIdleCallback: (run: () => void) => ((globalThis as { idle?: () => void }).idle = run),
      }),
    );
    await visit.open({ head, body: builtInSubscribe + far + builtInFollow });
    await visit.rendered("suite-subscribe");
    await visit.quiet();
    assert.equal(await visit.page.locator("suite-follow").count(), 0);
    await visit.page.evaluate(() => (globalThis as unknown as { idle(): void }).idle());
    await visit.rendered("suite-follow");
  });

  it("measures each markup once, without a layout per adopted element", async () => {
    await using visit = await Visit.alone();
    await visit.page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      const { getBoundingClientRect } = Element.prototype;
      Element.prototype.getBoundingClientRect = function () {
        if (this.matches(".js_follow")) asked.push(this.parentElement!.localName);
        return getBoundingClientRect.call(this);
      };
    });
    await visit.open({ head, body: builtInFollow.repeat(5) });
    await visit.rendered("suite-follow");
    await visit.quiet();
    const asked = await visit.page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
    assert.deepEqual(asked, Array(5).fill("main"));
  });

  it("adopts only the elements in data-adopt", async () => {
    await using visit = await Visit.start();
    await visit.open({ head: loader('data-adopt="subscribe"'), body: builtInFollow + builtInSubscribe });
    await visit.rendered("suite-subscribe");
    await visit.quiet();
    assert.equal(await visit.page.locator("suite-follow").count(), 0);
  });

  it("adopts nothing without data-adopt", async () => {
    await using visit = await Visit.start();
    await visit.open({ body: builtInFollow + builtInSubscribe });
    await visit.quiet();
    assert.deepEqual([visit.files, (await visit.notes()).adopted], [["suite.js"], []]);
  });

  const bundle = "/web/content/7-1/web.assets_frontend.js";
  const builtInScripts = {
    "its module system is there": "<script>globalThis.odoo = { define() {} };</script>",
    "its deferred bundle comes later": `<script src="${bundle}" defer></script>`,
  };
  for (const [title, script] of Object.entries(builtInScripts)) {
    it(`adopts nothing where the built-in front end runs (${title}), with one warning`, async () => {
      await using visit = await Visit.alone();
      await visit.page.route(`**${bundle}`, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "globalThis.odoo = { define() {} };" }),
      );
      await visit.open({ head: head + script, body: builtInFollow + builtInSubscribe + follow });
      await visit.rendered("suite-follow");
      await visit.page.evaluate(
        (html) => (document.body.appendChild(document.createElement("div")).innerHTML = html),
        builtInFollow,
      );
      await visit.quiet();
      assert.deepEqual((await visit.notes()).adopted, []);
      assert.deepEqual(visit.said, [
        "suite-widgets: the stock front end runs on this page, so its markup is not adopted",
      ]);
    });
  }

  for (const how of ["defer", "", 'type="text/plain"']) {
    it(`adopts all markup if the built-in bundle is linked and does not run (${how || "synchronous"})`, async () => {
      await using visit = await Visit.alone();
      await visit.page.route(`**${bundle}`, (route) => route.abort("blockedbyclient"));
      await visit.open({
        head: `${head}<script src="${bundle}" ${how}></script>`,
        body: builtInFollow + builtInSubscribe,
      });
      await visit.rendered("suite-subscribe");
      await visit.quiet();
      assert.deepEqual((await visit.notes()).adopted, [["suite-follow", "suite-subscribe"]]);
    });
  }

  it("adopts known markup on the suite's own pages", async () => {
    await using visit = await Visit.start();
    await visit.open("/newsletter");
    await visit.rendered("suite-subscribe");
    await visit.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await visit.rendered("suite-newsletter-popup");
    await visit.quiet();
    const { adopted, errors } = await visit.notes();
    assert.deepEqual(adopted, [
      [
        "suite-sticky-header",
        "suite-cart-popover",
        "suite-wishlist-link",
        "suite-subscribe",
        "suite-newsletter-popup",
        "suite-livechat",
        "suite-language-switch",
      ],
    ]);
    assert.deepEqual([errors, visit.crashes], [[], []]);
  });
});
