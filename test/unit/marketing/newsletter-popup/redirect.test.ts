import assert from "node:assert/strict";
import { it } from "node:test";
import { staysHere } from "#marketing/newsletter-popup/offer.ts";

it("newsletter-popup redirect: stays in the window for a path and for an address with this host and port between slashes", () => {
  const here = [
    "/",
    "/shop?search=a",
    "http://shop.example:8069/blog",
    "https://shop.example:8069",
    "//shop.example:8069/",
  ];
  const elsewhere = [
    "https://other.example/",
    "https://shop.example/blog",
    "https://shop.example:8069.other.example/",
    "www.shop.example:8069",
    "blog/letters",
    "https://other.example/?to=shop.example:8069",
  ];
  for (const address of here) assert.equal(staysHere(address, "shop.example:8069"), true, address);
  for (const address of elsewhere) assert.equal(staysHere(address, "shop.example:8069"), false, address);
});
