import assert from "node:assert/strict";
import { test } from "node:test";
import { pagePath } from "#shared/html/index.ts";

test("page-path: returns an address of the same site for every beginning of the path", () => {
  assert.equal(pagePath({ pathname: "/shop", search: "?page=2" }), "/shop?page=2");
  assert.equal(pagePath({ pathname: "//evil.example/x", search: "?a=1" }), "/evil.example/x?a=1");
  assert.equal(
    new URL(pagePath({ pathname: "///evil.example", search: "" }), "https://shop.example").host,
    "shop.example",
  );
});
