import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { type PageRegistry, pageRegistry, shared } from "#shared/element/page.ts";

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
