import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atom } from "nanostores";
import { parseUses } from "#content/blog-share/blog-share.store.ts";
import { type BlogShareProps, createBlogShare, quotationOf } from "#content/blog-share/blog-share.store.ts";
import { tweetOf } from "#content/blog-share/offer/Offer.tsx";
import { blogShare } from "#content/i18n/en.json";
import { createHost } from "#test/unit/shared/state/host.ts";

const english = { ...blogShare };

const at = { x: 100, y: 40 };
const url = "https://shop.example/blog/1/post/2?a=1&b=2";

describe("text selected in a post", () => {
  test("has at least five characters, in one line", () => {
    assert.deepEqual([" oil ", "  oak\n", " a  b\t\nc  "].map(quotationOf), [undefined, undefined, "a b c"]);
  });

  test("is cut to a tweet of 140 characters with a link of 23, between characters", () => {
    assert.equal(tweetOf("Wood that is lived with", url), `"Wood that is lived with" - ${url}`);
    const cut = tweetOf("🪑".repeat(200), "");
    assert.deepEqual([[...cut].length, cut.endsWith('🪑" - ')], [140 - 23, true]);
  });
});

test("parseUses accepts one of two names, or both", () => {
  assert.deepEqual(["tweet", " comment  tweet", "tweet mail", "x"].map(parseUses), [
    ["tweet"],
    ["comment", "tweet"],
    undefined,
    undefined,
  ]);
});

function setup(share?: BlogShareProps["share"]) {
  const events: unknown[] = [];
  const host = createHost("https://shop.example", { share });
  const store = createBlogShare({
    ...host,
    texts: atom(english),
    fail: (error) => assert.fail(String(error)),
    emit: (name, detail, options) => events.push([name, detail, options?.cancelable ?? false]) > 0,
  });
  return { store, events, states: host.states };
}

describe("blog-share store", () => {
  test("builds the suite's address of Twitter with all parts encoded", () => {
    const { store } = setup();
    const post = { title: "Oil & soap #1", url };
    assert.equal(
      new URL(store.addressOf("twitter", post)).searchParams.get("text"),
      `Amazing blog article: Oil & soap #1! Check it live: ${url}`,
    );
    assert.equal(new URL(store.addressOf("facebook", post)).searchParams.get("u"), url);
    assert.equal(new URL(store.addressOf("linkedin", post)).searchParams.get("title"), "Oil & soap #1");
  });

  test("offers the actions of the element, otherwise those of the page", () => {
    const free = setup();
    free.store.select("Every finish", ["tweet"], at);
    assert.deepEqual(free.store.state.get().quotation, { text: "Every finish", uses: ["tweet"], ...at });
    assert.deepEqual([...free.states], ["selected"]);
    free.store.select("oil", ["tweet"], at);
    assert.deepEqual([free.store.state.get().quotation, free.states.size], [null, 0]);
    free.store.select("Every finish", [], at);
    assert.equal(free.store.state.get().quotation, null);
    const limited = setup(["comment"]);
    limited.store.select("Every finish", ["tweet", "comment"], at);
    assert.deepEqual(limited.store.state.get().quotation?.uses, ["comment"]);
  });

  test("asks the chatter to quote, by an event that the page can cancel", () => {
    const { store, events } = setup();
    store.quote("Every finish");
    assert.deepEqual(events, [
      ["suite-chatter-quote", { text: '"Every finish" ', server: "https://shop.example" }, true],
    ]);
  });
});
