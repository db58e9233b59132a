import assert from "node:assert/strict";
import { test } from "node:test";
import { totalsOf } from "#demo/server/shop/money.ts";

const mug = { quantity: 1, price: 950, tax: 1500 };

test("half a cent of tax is a cent, as recorded: 9.50 at 15 % is 1.43", () => {
  assert.deepEqual(totalsOf([{ quantity: 1, price: 78_050, tax: 0 }, mug]), {
    untaxed: 79_000,
    taxes: 143,
    total: 79_143,
  });
});

test("tax is rounded per line, not at the end", () => {
  assert.equal(totalsOf([mug, mug]).taxes, 286);
  assert.equal(totalsOf([{ ...mug, quantity: 2 }]).taxes, 285);
});

test("fractions of a piece have fractions of its price, rounded to cents", () => {
  assert.deepEqual(totalsOf([{ quantity: 2.5, price: 333, tax: 1000 }]), { untaxed: 833, taxes: 83, total: 916 });
});

test("an empty cart costs nothing", () => {
  assert.deepEqual(totalsOf([]), { untaxed: 0, taxes: 0, total: 0 });
});
