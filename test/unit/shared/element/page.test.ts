import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { type PageRegistry, pageRegistry, serverOf, shared } from "#shared/element/page.ts";

const key = Symbol.for("suite.page");
const scope = globalThis as { [key]?: PageRegistry };

describe("pageRegistry", () => {
  beforeEach(() => delete scope[key]);

  it("is one object for all copies of our code, under a global symbol", () => {
    const registry = pageRegistry();
    assert.equal(registry.version, 1);
    assert.equal(pageRegistry(), registry);
    assert.equal(scope[key], registry);
  });

  it("keeps the fields of another copy, and adds missing ones", () => {
    const older: PageRegistry = { version: 1, config: { server: "https://suite.example" } };
    scope[key] = older;
    shared("cart", () => 1);
    assert.equal(pageRegistry(), older);
    assert.equal(older.config?.server, "https://suite.example");
    assert.deepEqual([...older.stores!], [["cart", 1]]);
  });
});

describe("shared", () => {
  beforeEach(() => delete scope[key]);

  it("makes an object at the first call and returns the same one to all callers", () => {
    const first = shared("cart", () => ({ lines: 0 }));
    assert.equal(
      shared("cart", () => assert.fail("made twice")),
      first,
    );
  });

  it("separates names, and makes an undefined value only once", () => {
    let made = 0;
    shared("nothing", () => void made++);
    shared("nothing", () => void made++);
    assert.equal(made, 1);
    assert.equal(
      shared("other", () => 2),
      2,
    );
  });
});

describe("serverOf", () => {
  beforeEach(() => delete scope[key]);
  const of = (address: string) => serverOf({ getAttribute: () => address } as unknown as Element);

  it("is the origin of the address, however it is pasted", () => {
    const pasted = {
      "https://shop.example.com": "https://shop.example.com",
      " HTTPS://Shop.Example.com/my/orders/37?access_token=secret#top\n": "https://shop.example.com",
      "https://ann:secret@shop.example.com:8443/": "https://shop.example.com:8443",
      "https://shop.example.com:443": "https://shop.example.com",
      "https://Örtli.example": "https://xn--rtli-4qa.example",
      "https://متجر.example/shop": "https://xn--pgbep1f.example",
      "http://[::1]:8069": "http://[::1]:8069",
      "http://127.0.0.1:8069": "http://127.0.0.1:8069",
    };
    for (const [address, origin] of Object.entries(pasted)) assert.equal(of(address), origin, address);
  });

  it("refuses what does not name a host by http(s)", () => {
    for (const address of [
      "shop.example.com",
      "//shop.example.com",
      "\\\\shop.example.com",
      "https:shop",
      "https://",
      "https://a b",
      "https://x:99999",
      "javascript:https://x",
      "ftp://x",
    ])
      assert.throws(() => of(address), { kind: "config", message: /does not begin with https:/ }, address);
  });
});
