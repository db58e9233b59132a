import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createPortfolio, filterOfHash, withFilter } from "#theme/portfolio/portfolio.store.ts";
import { createHost } from "../shared/state/host.ts";

function portfolio(...items: string[][]) {
  const host = createHost("", {});
  const store = createPortfolio(host);
  store.read(items);
  return { ...store, host };
}

const items = [["Print"], ["Web"], ["Print", "Web"], []];

describe("portfolio store", () => {
  test("shows all items, with their categories in document order", () => {
    const { state } = portfolio(["Web"], ["Print", "Web"]);
    assert.deepEqual(state.get().categories, ["Web", "Print"]);
    assert.deepEqual([state.get().filter, state.get().shown], ["", [true, true]]);
  });

  test("shows the items of the chosen category, and announces the choice", () => {
    const { state, choose, host } = portfolio(...items);
    assert.equal(state.get().isChosen, false);
    choose("Print");
    assert.deepEqual([state.get().filter, state.get().shown], ["Print", [true, false, true, false]]);
    choose("");
    assert.deepEqual(state.get().shown, [true, true, true, true]);
    assert.equal(state.get().isChosen, true);
    assert.deepEqual(host.events, [
      ["suite-portfolio-change", { filter: "Print" }],
      ["suite-portfolio-change", { filter: "" }],
    ]);
  });

  test("ignores a choice of the current category", () => {
    const { state, choose, host } = portfolio(...items);
    choose("");
    assert.deepEqual([host.events, state.get().isChosen], [[], false]);
  });

  test("shows the category of the address once it has items, without an announcement", () => {
    const { state, show, read, host } = portfolio();
    show("Web");
    assert.equal(state.get().filter, "");
    read(items);
    assert.deepEqual([state.get().filter, state.get().shown, host.events], ["Web", [false, true, true, false], []]);
    show("Film");
    assert.equal(state.get().filter, "");
  });

  test("keeps the space of hidden items until a visitor chooses", () => {
    const { state, show, choose } = portfolio(...items);
    show("Web");
    assert.equal(state.get().isKept, true);
    choose("Print");
    assert.equal(state.get().isKept, false);
  });

  test("shows all items while the page is edited", () => {
    const { state, choose, host } = portfolio(...items);
    choose("Web");
    host.editing.set(true);
    assert.deepEqual(state.get().shown, [true, true, true, true]);
    host.editing.set(false);
    assert.equal(state.get().filter, "Web");
  });
});

describe("address of a page with a portfolio", () => {
  const page = { origin: "https://shop.example", pathname: "/work", search: "?a=1", hash: "" };

  test("holds the category", () => {
    const address = withFilter(page, "portfolio", "Print & film");
    assert.equal(address, "https://shop.example/work?a=1#portfolio=Print%20%26%20film");
    assert.equal(filterOfHash("#portfolio=Print%20%26%20film", "portfolio"), "Print & film");
    assert.equal(withFilter({ ...page, hash: "#portfolio=Web" }, "portfolio", ""), "https://shop.example/work?a=1");
    assert.equal(filterOfHash("#portfolio=", "portfolio"), "");
  });

  test("keeps a hash with another key", () => {
    assert.equal(withFilter({ ...page, hash: "#team" }, "portfolio", "Print"), "https://shop.example/work?a=1#team");
    assert.equal(filterOfHash("#team", "portfolio"), undefined);
    assert.equal(filterOfHash("#other=Web", "portfolio"), undefined);
  });

  test("stays on the site where the path begins with two slashes", () => {
    const address = withFilter({ ...page, pathname: "//evil.example/x" }, "portfolio", "Print");
    assert.equal(new URL(address, "https://shop.example").host, "shop.example");
  });

  test("ignores an invalid encoding", () => {
    assert.equal(filterOfHash("#portfolio=%E0%A4", "portfolio"), undefined);
  });
});
