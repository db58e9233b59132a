import assert from "node:assert/strict";
import { test } from "node:test";
import { quantityOf, stepped } from "#shop/common/quantity.ts";

test("quantity: reads whole numbers as visitors write them", () => {
  const written: Readonly<Record<string, number>> = {
    "3": 3,
    " 3 ": 3,
    "0": 0,
    "-3": -3,
    "−3": -3,
    "2,5": 2,
    "2.5": 2,
    "٣": 3,
    "۱۲": 12,
    "\u200f٣": 3,
    "\u061c-٣": -3,
    "1 000,50": 1000,
    "1\u00a0000": 1000,
    "12\u202f345\u202f678": 12_345_678,
    "1’000.50": 1000,
    "١٬٠٠٠": 1000,
    "1 2": 1,
    "": 1,
    many: 1,
  };
  for (const [text, quantity] of Object.entries(written))
    assert.equal(quantityOf(text), quantity, JSON.stringify(text));
});

test("quantity: steps within the limits of the field, and ignores limits that are no numbers", () => {
  const field = (value: string, limits: Readonly<Record<string, string>> = {}) =>
    ({ value, dataset: limits, getAttribute: () => null }) as unknown as HTMLInputElement;
  assert.equal(stepped(field("1 000"), 1), "1001");
  assert.equal(stepped(field("٣"), -1), "2");
  assert.equal(stepped(field(""), 1), "1");
  assert.equal(stepped(field("0"), -1), "0");
  assert.equal(stepped(field("3", { max: "٣" }), 1), "3");
  assert.equal(stepped(field("3", { max: "none", min: "{{ min }}" }), 1), "4");
});
