import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { choices } from "#portal/portal-search/portal-search.element.ts";
import { createPortalSearch, searchAddress } from "#portal/portal-search/portal-search.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

const here = "https://suite.example/fr/my/orders/page/3?sortby=name&search_in=all&search=a&page=3&filterby=x#top";

describe("searchAddress", () => {
  it("keeps all other parameters, and starts at the first page", () => {
    assert.equal(
      searchAddress(here, [
        ["search_in", "title"],
        ["search", "a & b"],
      ]),
      "https://suite.example/fr/my/orders?sortby=name&filterby=x&search_in=title&search=a+%26+b",
    );
    assert.equal(
      searchAddress("https://suite.example/my?a=1", [["search", ""]]),
      "https://suite.example/my?a=1&search=",
    );
  });

  it("keeps fields with several values", () => {
    const fields = ["1", "2"].map((value): [string, string] => ["tag", value]);
    assert.equal(searchAddress("https://suite.example/my?tag=9", fields), "https://suite.example/my?tag=1&tag=2");
  });
});

describe("suite-portal-search", () => {
  function place(given?: readonly { readonly key: string; readonly label: string }[]) {
    const left: string[] = [];
    const host = createHost("https://suite.example", { choices: given });
    const store = createPortalSearch(
      { ...host, fail: (error: unknown) => assert.fail(String(error)) },
      { here: () => here, navigate: (address) => left.push(new URL(address).search) },
    );
    return { store, left, end: host.remove };
  }
  const two = [
    { key: "name", label: "Reference" },
    { key: "all", label: "Everything" },
  ];

  it("navigates once for each search", () => {
    const { store, left, end } = place(two);
    assert.equal(store.chosen.get(), "all", "the choice of the address");
    store.search([["search", "b"]]);
    store.search([["search", "b"]]);
    store.chosen.set("name");
    store.search([["search", "b"]]);
    store.cancel();
    store.search([["search", "b"]]);
    const name = "?sortby=name&filterby=x&search_in=name&search=b";
    assert.deepEqual(left, ["?sortby=name&filterby=x&search_in=all&search=b", name, name]);
    end();
  });

  it("sends the choice of the form's field without choices of its own", () => {
    const { store, left, end } = place();
    store.search([
      ["search_in", "title"],
      ["search", "b"],
    ]);
    assert.deepEqual(left, ["?sortby=name&filterby=x&search_in=title&search=b"]);
    end();
  });
});

it("data-choices: accepts JSON with a key and a label each", () => {
  const { parse } = choices({ doc: "" });
  assert.deepEqual(parse('[{"key":"a","label":"A"}]'), [{ key: "a", label: "A" }]);
  for (const text of ["", "[]", "{}", "[null]", '[{"key":1,"label":"A"}]', "[", '"a"'])
    assert.equal(parse(text), undefined, text);
});
