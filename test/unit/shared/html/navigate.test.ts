import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { navigate, reloadPage } from "#shared/html/index.ts";

const went: string[] = [];

describe("navigation", () => {
  before(() => {
    const assign = (address: string) => went.push(address);
    const reload = () => went.push("reload");
    Object.defineProperty(globalThis, "location", { configurable: true, value: { assign, reload } });
  });
  after(() => Reflect.deleteProperty(globalThis, "location"));

  test("opens web addresses only, and returns false for others", () => {
    Object.assign(location, { href: "about:srcdoc" });
    for (const address of ["/shop/cart", "https://x.example/a?b#c"]) assert.equal(navigate(address), true);
    for (const address of [
      "javascript:alert()",
      "java\nscript:x",
      "\u00a0javascript:x",
      "data:text/html,x",
      "mailto:a@b.c",
    ])
      assert.equal(navigate(address), false);
    assert.deepEqual(went, ["/shop/cart", "https://x.example/a?b#c"]);
  });

  test("resolves an address of the suite against the suite's server", () => {
    went.length = 0;
    navigate("/my/orders/3", { base: "https://suite.example" });
    assert.deepEqual(went, ["https://suite.example/my/orders/3"]);
  });

  test("resolves an address against the page, not against its base element", (t) => {
    went.length = 0;
    const { location } = globalThis;
    Object.assign(location, { href: "https://shop.example/fr_FR/shop?page=2#top" });
    t.after(() => Reflect.deleteProperty(location, "href"));
    for (const address of ["/shop/cart", "?page=3", "#bottom", "https://x.example/"]) navigate(address);
    assert.deepEqual(went, [
      "https://shop.example/shop/cart",
      "https://shop.example/fr_FR/shop?page=3",
      "https://shop.example/fr_FR/shop?page=2#bottom",
      "https://x.example/",
    ]);
    Object.assign(location, { href: "about:srcdoc" });
    navigate("/shop");
    assert.equal(went.at(-1), "/shop");
  });

  test("keeps a page that is being edited", (t) => {
    went.length = 0;
    class Page {
      get body() {
        return { classList: { contains: (name: string) => name === "editor_enable" } };
      }
    }
    for (const [name, value] of Object.entries({ document: new Page(), Document: Page })) {
      Object.defineProperty(globalThis, name, { value, configurable: true });
      t.after(() => Reflect.deleteProperty(globalThis, name));
    }
    assert.equal(navigate("/shop/cart"), true);
    reloadPage();
    assert.deepEqual(went, []);
  });
});
