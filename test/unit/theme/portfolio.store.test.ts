import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { atom } from "nanostores";
import { filterOfHash, withFilter } from "../../../widgets/theme/portfolio/filter-hash.ts";
import { createPortfolio } from "../../../widgets/theme/portfolio/portfolio.store.ts";

function portfolio(...items: string[][]) {
  const editing = atom(false);
  const told: unknown[] = [];
  const store = createPortfolio({
    editing,
    signal: new AbortController().signal,
    emit: (name, detail) => told.push([name, detail]) > 0,
  });
  store.read(items);
  return { ...store, editing, told };
}

const items = [["Print"], ["Web"], ["Print", "Web"], []];

describe("items of a portfolio", () => {
  test("are all shown, their categories in the order in which they appear", () => {
    const { view } = portfolio(["Web"], ["Print", "Web"]);
    assert.deepEqual(view.get().categories, ["Web", "Print"]);
    assert.deepEqual([view.get().filter, view.get().shown], ["", [true, true]]);
  });

  test("are those of the category that a person chooses, who is told", () => {
    const { view, choose, isChosen, told } = portfolio(...items);
    assert.equal(isChosen.get(), false);
    choose("Print");
    assert.deepEqual([view.get().filter, view.get().shown], ["Print", [true, false, true, false]]);
    choose("");
    assert.deepEqual(view.get().shown, [true, true, true, true]);
    assert.equal(isChosen.get(), true);
    assert.deepEqual(told, [
      ["suite-portfolio-change", { filter: "Print" }],
      ["suite-portfolio-change", { filter: "" }],
    ]);
  });

  test("stay when what is shown is chosen again", () => {
    const { choose, isChosen, told } = portfolio(...items);
    choose("");
    assert.deepEqual([told, isChosen.get()], [[], false]);
  });

  test("are those that the address asks for, once they are there, and nobody is told", () => {
    const { view, show, read, told } = portfolio();
    show("Web");
    assert.equal(view.get().filter, "");
    read(items);
    assert.deepEqual([view.get().filter, view.get().shown, told], ["Web", [false, true, true, false], []]);
    show("Film");
    assert.equal(view.get().filter, "");
  });

  test("that are not shown keep their room until a person chooses", () => {
    const { show, choose, isKept } = portfolio(...items);
    show("Web");
    assert.equal(isKept.get(), true);
    choose("Print");
    assert.equal(isKept.get(), false);
  });

  test("are all there while somebody edits the page", () => {
    const { view, choose, editing } = portfolio(...items);
    choose("Web");
    editing.set(true);
    assert.deepEqual(view.get().shown, [true, true, true, true]);
    editing.set(false);
    assert.equal(view.get().filter, "Web");
  });
});

describe("the address of a page with a portfolio", () => {
  const page = { pathname: "/work", search: "?a=1", hash: "" };

  test("holds the category", () => {
    const address = withFilter(page, "portfolio", "Print & film");
    assert.equal(address, "/work?a=1#portfolio=Print%20%26%20film");
    assert.equal(filterOfHash("#portfolio=Print%20%26%20film", "portfolio"), "Print & film");
    assert.equal(withFilter({ ...page, hash: "#portfolio=Web" }, "portfolio", ""), "/work?a=1");
    assert.equal(filterOfHash("#portfolio=", "portfolio"), "");
  });

  test("keeps a fragment that leads elsewhere", () => {
    assert.equal(withFilter({ ...page, hash: "#team" }, "portfolio", "Print"), "/work?a=1#team");
    assert.equal(filterOfHash("#team", "portfolio"), undefined);
    assert.equal(filterOfHash("#other=Web", "portfolio"), undefined);
  });

  test("may be broken", () => {
    assert.equal(filterOfHash("#portfolio=%E0%A4", "portfolio"), undefined);
  });
});
