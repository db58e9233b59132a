import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";
import { type SinonFakeTimers, useFakeTimers } from "sinon";
import { notePage, seenPages } from "#chat/common/page-history.ts";

const name = "im_livechat_history";

describe("page history", () => {
  let clock: SinonFakeTimers;
  let jar: Map<string, string>;
  let written: Date[];
  const cookies = {
    get: (key: string) => jar.get(key),
    set(key: string, value: string, { expires }: { expires: Date }) {
      jar.set(key, value);
      written.push(expires);
    },
    remove: (key: string) => jar.delete(key),
  };
  const visit = (path: string, isRefused = false) =>
    notePage({ cookies, path: () => path, isRefused: () => isRefused });
  beforeEach(() => {
    clock = useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
    jar = new Map();
    written = [];
  });
  afterEach(() => clock.restore());

  it("stores a plain JSON list of paths for a day", () => {
    visit("/shop");
    visit("/shop?search=é#top");
    assert.equal(jar.get(name), '["/shop","/shop?search=é#top"]');
    assert.deepEqual(
      written.map((date) => date.getTime()),
      [87_400_000, 87_400_000],
    );
  });

  it("stores nothing if the visitor has refused", () => {
    visit("/shop", true);
    assert.deepEqual([...jar], []);
  });

  it("keeps each page at its first position, and does not write the cookie again for it", () => {
    for (const path of ["/a", "/b", "/a"]) visit(path);
    assert.deepEqual(seenPages(cookies), ["/a", "/b"]);
    assert.equal(written.length, 2);
  });

  it("keeps the last fifteen pages", () => {
    for (let page = 1; page <= 20; page++) visit(`/${page}`);
    assert.deepEqual(
      seenPages(cookies),
      Array.from({ length: 15 }, (_, index) => `/${index + 6}`),
    );
  });

  it("escapes a semicolon, which would end the cookie", () => {
    visit("/blog;jsessionid=1?a;b");
    visit("/blog;jsessionid=1?a;b");
    assert.equal(jar.get(name), '["/blog%3Bjsessionid=1?a%3Bb"]');
  });

  it("is empty if the cookie is unreadable, and starts again", () => {
    for (const cookie of ["", "{", "null", '"/shop"', "7", '{"0":"/shop"}']) {
      jar.set(name, cookie);
      assert.deepEqual(seenPages(cookies), [], cookie);
    }
    visit("/shop");
    assert.deepEqual(seenPages(cookies), ["/shop"]);
    jar.set(name, '["/a",7,null,"/b"]');
    assert.deepEqual(seenPages(cookies), ["/a", "/b"]);
  });

  it("is empty without a cookie", () => assert.deepEqual(seenPages(cookies), []));
});
