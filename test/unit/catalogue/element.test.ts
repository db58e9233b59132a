import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../server/browser.ts";
import { elements, unbuilt } from "./elements.ts";

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&", "#39": "'" };
const decode = (html: string) => html.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole);

describe("the page of an element", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite, unbuilt));
  });
  after(() => suite.close());

  it("is also text for assistants, at the root of the catalogue", async () => {
    for (const path of ["/llms.txt", "/llms-full.txt"]) {
      const answer = await browser(suite).request(path);
      assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
      const text = await answer.text();
      for (const { tag } of elements) assert.ok(text.includes(`\n### ${tag}\n`), tag);
    }
  });

  it("lists the intended differences from the built-in front end, with reasons", async () => {
    const read = async (tag: string) => (await browser(suite).request(`/elements/${tag}`)).text();
    const title = '<h2 id="differences">';
    assert.match(
      await read("suite-video"),
      new RegExp(`${title}.*is loaded after a press instead of immediately, since`, "s"),
    );
    assert.ok(!(await read("suite-follow")).includes(title));
  });

  it("opens on the element for a visitor who has just come, without a button that prepares it first", async () => {
    // these have something to show already; the button makes more of it
    const others = ["suite-payment-processing", "suite-payment-status", "suite-push"];
    for (const { tag } of elements) {
      const html = await (await browser(suite).request(`/elements/${tag}`)).text();
      const [, stage = ""] =
        /<section aria-labelledby="live">.*?<div class="stage([^]*?)<div class="log">/s.exec(html) ?? [];
      assert.match(stage, new RegExp(`<${tag}\\b`), tag);
      if (!others.includes(tag)) assert.doesNotMatch(stage, /<form method="post" action="\/qa\//, tag);
    }
  });

  it("fills the cart and the wishlist of a visitor once, and no full one", async () => {
    const visitor = browser(suite);
    const read = async (tag: string) => (await visitor.request(`/elements/${tag}`)).text();
    const rows = (html: string) =>
      [...html.matchAll(/<(tr|li) data-[a-z-]+="\d+" data-product-id="(\d+)"/g)].map(([, , id]) => id);
    await visitor.call("/shop/cart/update_json", { product_id: 31, add_qty: 1 });
    assert.deepEqual(rows(await read("suite-cart")), ["31"]);
    assert.deepEqual(rows(await read("suite-wishlist")), ["151", "21"]);
    assert.deepEqual(rows(await read("suite-wishlist")), ["151", "21"]);
  });

  it("runs the calls of an element for the team as the team, and those of other pages as the visitor", async () => {
    for (const { tag, audience } of elements) {
      const login = { team: "admin", customers: "portal" }[audience as string];
      const visitor = browser(suite);
      const calledFrom = async (path: string) => {
        const response = await visitor.request("/web/session/get_session_info", {
          method: "POST",
          headers: { "content-type": "application/json", referer: `http://localhost${path}` },
          body: JSON.stringify({ jsonrpc: "2.0", params: {} }),
        });
        return ((await response.json()) as { result?: { username: string } }).result?.username;
      };
      const html = await (await visitor.request(`/elements/${tag}`)).text();
      assert.equal(html.includes('class="seen-as"'), !!login, tag);
      assert.equal(await calledFrom(`/elements/${tag}`), login, tag);
      if (login) assert.equal(await calledFrom("/shop"), undefined, tag);
    }
  });

  it("gives the tag to paste that is live above it, as a person writes it", async () => {
    for (const [tag, lines] of [
      ["suite-rating", ["<form>", '  <p><suite-rating id="rating-live" name="rating" required></suite-rating></p>']],
      ["suite-survey-results", ['<suite-survey-results aria-label="How did you come?" data-graph-type="pie"']],
      ["suite-event-tickets", ["<suite-event-tickets>", "    <button", "  </form>"]],
      ["suite-blog-archive", ["<suite-blog-archive>", "  <ul>", "    <li>", "      <span>2026</span>"]],
      ["suite-survey", ['<suite-survey data-submit="/survey/submit/workshop-visit-1">', "    <fieldset"]],
    ] as const) {
      const html = await (await browser(suite).request(`/elements/${tag}`)).text();
      const [, coded = ""] = /<code id="paste">(.*?)<\/code>/s.exec(html) ?? [];
      const text = decode(coded.replace(/<[^>]*>/g, ""));
      for (const line of lines) assert.ok(`\n${text}`.includes(`\n${line}`), `${tag}: ${line} in\n${text}`);
      assert.doesNotMatch(text, /class="[^"]*\b(action|primary)\b|=""/, tag);
    }
  });
});
