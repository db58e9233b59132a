import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { pages } from "#demo/catalogue/index.tsx";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { browser } from "../server/browser.ts";
import { unbuilt } from "./elements.ts";

describe("the page of an element", () => {
  let suite: Suite;
  before(async () => {
    suite = await openSuite({ hold: 1 });
    suite.app.route("/", pages(suite, unbuilt));
  });
  after(() => suite.close());

  it("lists the intended differences from the built-in front end, with reasons", async () => {
    const read = async (tag: string) => (await browser(suite).request(`/elements/${tag}`)).text();
    const title = '<h2 id="differences">';
    assert.match(
      await read("suite-video"),
      new RegExp(`${title}.*is loaded after a press instead of immediately, since`, "s"),
    );
    assert.ok(!(await read("suite-follow")).includes(title));
  });
});
