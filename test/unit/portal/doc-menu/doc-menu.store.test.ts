import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createDocMenu } from "#portal/doc-menu/doc-menu.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const heading = (id: string, isSub = false) => ({ id, text: id, isSub });

function place() {
  const host = createHost("https://suite.example", { content: "main" });
  const { state, ...store } = createDocMenu(host);
  return { host, ...store, now: () => state.get() };
}

describe("the document menu", () => {
  test("nests headings of the third level under those of the second, and drops the ones before", () => {
    const { setHeadings, now, host } = place();
    assert.ok(host.states.has("empty"));
    setHeadings([heading("early", true), heading("a"), heading("a1", true), heading("a2", true), heading("b")]);
    assert.deepEqual(
      now().entries.map(({ id, entries }) => [id, entries.map((sub) => sub.id)]),
      [
        ["a", ["a1", "a2"]],
        ["b", []],
      ],
    );
    assert.equal(host.states.size, 0);
  });

  test("marks the last heading above the reading position", () => {
    const { setHeadings, pass, goTo, now } = place();
    setHeadings([heading("a"), heading("a1", true), heading("b")]);
    assert.equal(now().active, null);
    pass([["a1", true]]);
    pass([["a", true]]);
    assert.equal(now().active, "a1");
    pass([["a1", false]]);
    assert.equal(now().active, "a");
    goTo("b");
    assert.equal(now().active, "b");
    pass([["a1", true]]);
    assert.equal(now().active, "a1");
    // a removed heading is not being read
    setHeadings([heading("a"), heading("b")]);
    assert.equal(now().active, "a");
  });
});
