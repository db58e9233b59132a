import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atom } from "nanostores";
import { createMegaMenu } from "../../../widgets/theme/mega-menu/mega-menu.store.ts";

function menu({ open = 0, group = "" } = {}) {
  const props = atom({ open, group, heading: "h4" });
  const states = new Set<string>();
  const end = new AbortController();
  return {
    ...createMegaMenu({ props, signal: end.signal, state: (name, on) => void states[on ? "add" : "delete"](name) }),
    props,
    states,
    end,
  };
}

describe("sections of a mega menu", () => {
  test("are closed at the beginning, unless the author says so", () => {
    const closed = menu();
    assert.deepEqual([closed.open.get(), closed.states.size], [-1, 0]);
    const second = menu({ open: 2 });
    assert.deepEqual([second.open.get(), ...second.states], [1, "open"]);
  });

  test("open one at a time, and close", () => {
    const { open, toggle, states } = menu();
    toggle(0);
    toggle(2);
    assert.deepEqual([open.get(), ...states], [2, "open"]);
    toggle(2);
    assert.deepEqual([open.get(), ...states], [-1]);
  });

  test("open where the browser's search found something, and stay open", () => {
    const { open, show } = menu();
    show(1);
    show(1);
    assert.equal(open.get(), 1);
  });

  test("follow the author's attribute", () => {
    const { open, props } = menu({ open: 1 });
    props.set({ ...props.get(), open: 3 });
    assert.equal(open.get(), 2);
    props.set({ ...props.get(), heading: "h5" });
    assert.equal(open.get(), 2);
  });

  test("open one at a time in all menus of a group", () => {
    const [first, second, other] = [menu({ group: "bar", open: 1 }), menu({ group: "bar" }), menu({ open: 1 })];
    second.toggle(0);
    assert.deepEqual([first.open.get(), second.open.get(), other.open.get()], [-1, 0, 0]);
    first.toggle(1);
    assert.deepEqual([first.open.get(), second.open.get()], [1, -1]);
    second.end.abort();
    first.toggle(1);
    assert.equal(first.open.get(), -1);
  });
});
