import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { listAddress, type ListRequest } from "#shop/shop-sort/address.ts";

const origin = "https://shop.example";
const ask = (page: string, target: string, fields: readonly [string, string][] = [], names?: string[]) => {
  const request: ListRequest = { page: origin + page, target, fields, names: names ?? fields.map(([name]) => name) };
  return listAddress(request).replace(origin, "");
};

describe("the address of the list", () => {
  it("has the query of the form's action, which browsers drop, and the encoded input of the visitor", () => {
    assert.equal(
      ask("/shop", "/shop?order=name+asc&attrib=1-2&attrib=3-4", [["search", "a&b=c#d é+"]]),
      "/shop?order=name+asc&attrib=1-2&attrib=3-4&search=a%26b%3Dc%23d+%C3%A9%2B",
    );
  });

  it("keeps the query of the page's address for the same list, and starts at the first page", () => {
    assert.equal(
      ask("/shop/page/3?order=name+asc&search=lamp&ppg=40", "", [["attrib", "1-2"]]),
      "/shop?order=name+asc&search=lamp&ppg=40&attrib=1-2",
    );
    assert.equal(
      ask("/shop/category/light-5?attrib=1-2", "/shop/category/light-5?order=name+desc"),
      "/shop/category/light-5?attrib=1-2&order=name+desc",
    );
  });

  it("drops the query of another page, such as that of a product", () => {
    assert.equal(
      ask("/shop/product/desk-9?combination=901#attr=901", "/shop", [["search", "lamp"]]),
      "/shop?search=lamp",
    );
  });

  it("drops parameters whose field in the form is empty", () => {
    const fields: [string, string][] = [
      ["search", ""],
      ["attrib", "2-3"],
    ];
    assert.equal(ask("/shop?search=lamp&attrib=1-2&attrib=2-3&order=a", "", fields), "/shop?order=a&attrib=2-3");
    assert.equal(ask("/shop?attrib=1-2", "", [], ["attrib"]), "/shop");
  });
});
