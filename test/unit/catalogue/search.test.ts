import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import MiniSearch from "minisearch";
import { guides } from "#demo/catalogue/guides/guide.ts";
import { pages } from "#demo/catalogue/index.tsx";
import { catalogueIndex } from "#demo/catalogue/search/catalogue-index.ts";
import { searchEntries } from "#demo/catalogue/search/entries.ts";
import { find, type Found, mostFound, options, type SearchEntry } from "#demo/catalogue/search/search.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { declarations } from "../declarations.ts";
import { browser } from "../server/browser.ts";

const hostile = [
  "",
  "   ",
  "__proto__",
  "constructor hasOwnProperty toString",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "((((((((((a+)+)+)+",
  "\u0000\ud800 🙂‍↔️ ‮",
  "a".repeat(100_000),
  "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(50),
];

describe("the search of the catalogue", () => {
  let places: readonly SearchEntry[];
  let search: (query: string) => readonly Found[];
  before(async () => {
    const elements = await declarations();
    places = searchEntries(elements);
    // as browsers read it
    const { file } = catalogueIndex(elements);
    const index = MiniSearch.loadJSON(new TextDecoder().decode(file.plain), options);
    search = (query) => find(index, query).found;
  });

  it("finds elements by name, attribute or event, also with a typing error", () => {
    for (const query of ["follow", "suite-follow", "suite-follow-change", "<suite-follow>", "folow"])
      assert.equal(search(query)[0]?.href, "/elements/suite-follow", query);
    assert.ok(search("data-channel-id").some(({ href }) => href === "/elements/suite-livechat"));
  });

  it("finds paragraphs of guides and console messages by their exact text", () => {
    assert.equal(search("trusted types policy")[0]?.kind, "guide");
    const [message] = search("suite-widgets: the stock front end runs on this page, so its markup is not adopted");
    assert.equal(message?.kind, "message");
    assert.match(message.href, /^\/guides\/troubleshooting#suite-widgets-the-stock-front-end/);
  });

  it("links to pages and anchors that exist", () => {
    for (const { href } of places.filter(({ kind }) => kind === "guide" || kind === "message")) {
      const [, name, , id] = /^\/guides\/([\w-]+)(#(.+))?$/.exec(href) ?? [];
      const guide = guides.documents.find((each) => each.name === name);
      assert.ok(guide && (!id || guide.sections.some((section) => section.id === id)), href);
    }
  });

  it("responds to any query", () => {
    for (const query of hostile) assert.ok(search(query).length <= mostFound, query.slice(0, 40));
  });
});

describe("the page of results", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite));
  });
  after(() => suite.close());

  it("works without a script, in the language of the site, and escapes the query", async () => {
    const results = await (await browser(suite).request("/fr_FR/search?q=stored")).text();
    assert.match(results, /<a href="\/fr_FR\/guides\/storage"/);
    for (const query of hostile) {
      const answer = await browser(suite).request(`/search?${String(new URLSearchParams({ q: query }))}`);
      assert.equal(answer.status, 200);
      assert.doesNotMatch(await answer.text(), /<script>alert|<img src=x/);
    }
  });
});
