import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createMegaMenu } from "#theme/mega-menu/mega-menu.store.ts";
import { createHost } from "../shared/state/host.ts";

function menu({ open = 0, group = "" } = {}) {
  const host = createHost("", { open, group, heading: "h4" });
  const store = createMegaMenu(host);
  return { ...store, host, open: () => store.state.get().open };
}

describe("mega-menu store", () => {
  test("starts with all sections closed, unless the attribute opens one", () => {
    const closed = menu();
    assert.deepEqual([closed.open(), closed.host.states.size], [-1, 0]);
    const second = menu({ open: 2 });
    assert.deepEqual([second.open(), ...second.host.states], [1, "open"]);
  });

  test("opens one section at a time, and closes it", () => {
    const { open, toggle, host } = menu();
    toggle(0);
    toggle(2);
    assert.deepEqual([open(), ...host.states], [2, "open"]);
    toggle(2);
    assert.deepEqual([open(), ...host.states], [-1]);
  });

  test("opens the section of a search result, which stays open", () => {
    const { open, show } = menu();
    show(1);
    show(1);
    assert.equal(open(), 1);
  });

  test("follows the attribute", () => {
    const { open, host } = menu({ open: 1 });
    host.props.set({ ...host.props.get(), open: 3 });
    assert.equal(open(), 2);
    host.props.set({ ...host.props.get(), heading: "h5" });
    assert.equal(open(), 2);
  });

  test("opens one section at a time in all menus of a group", () => {
    const [first, second, other] = [menu({ group: "bar", open: 1 }), menu({ group: "bar" }), menu({ open: 1 })];
    second.toggle(0);
    assert.deepEqual([first.open(), second.open(), other.open()], [-1, 0, 0]);
    first.toggle(1);
    assert.deepEqual([first.open(), second.open()], [1, -1]);
    second.host.remove();
    first.toggle(1);
    assert.equal(first.open(), -1);
  });
});
