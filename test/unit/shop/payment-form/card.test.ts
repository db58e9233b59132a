import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { brandOf } from "#shop/payment-form/card/brand.ts";
import { edited, type Format, formatCode, formatExpiry, formatNumber } from "#shop/payment-form/card/format.ts";
import { isCardNumber, isCode, isExpiry } from "#shop/payment-form/card/rules.ts";

describe("the brand of a card", () => {
  const known: Readonly<Record<string, string>> = {
    "5018": "maestro",
    "6763": "maestro",
    "36": "dinersclub",
    "305": "dinersclub",
    "6709": "laser",
    "35": "jcb",
    "62": "unionpay",
    // also a prefix of discover, which is matched later
    "622": "unionpay",
    "6011": "discover",
    "649": "discover",
    "51": "mastercard",
    "27": "mastercard",
    "34": "amex",
    "4": "visa",
  };
  for (const [prefix, name] of Object.entries(known))
    test(`is ${name} for numbers that begin with ${prefix}`, () => assert.equal(brandOf(`${prefix} 9`)?.name, name));

  test("is unknown for too few digits, and for other numbers", () =>
    assert.deepEqual(
      [brandOf(""), brandOf("5"), brandOf("9"), brandOf("306")],
      [undefined, undefined, undefined, undefined],
    ));
});

describe("the number of a card", () => {
  for (const number of [
    "4242 4242 4242 4242",
    "4242-4242-4242-4242",
    "4222222222222",
    "378282246310005",
    "30569309025904",
    "6759649826438453",
    "6200000000000005",
  ])
    test(`accepts ${number}`, () => assert.equal(isCardNumber(number), true));

  for (const [number, why] of [
    ["4242 4242 4242 4241", "its checksum is wrong"],
    ["4242 4242 4242 4242 4", "it has a digit too many"],
    ["37828224631000", "it has a digit too few"],
    ["4242x4242y4242z4242", "it has letters"],
    ["9999 9999 9999 9995", "no brand has it"],
    ["", "it is empty"],
  ] as const)
    test(`rejects “${number}”: ${why}`, () => assert.equal(isCardNumber(number), false));

  test("has no checksum for unionpay", () => assert.equal(isCardNumber("6200000000000001"), true));
});

describe("the date of a card", () => {
  const now = new Date(2026, 10, 30, 23, 59);
  for (const date of ["11 / 26", "11/2026", "1 / 27", "12 / 99"])
    test(`accepts ${date} on the last evening of November 2026`, () => assert.equal(isExpiry(date, now), true));
  for (const date of ["10 / 26", "00 / 30", "13 / 30", "12", "12 / 3", "12 / 203", "", "ab / cd"])
    test(`rejects “${date}”`, () => assert.equal(isExpiry(date, now), false));
  test("expires at the end of its month", () => assert.equal(isExpiry("11 / 26", new Date(2026, 11, 1)), false));
});

describe("the code on a card", () => {
  test("has three digits, four for amex, three or four for an unknown brand", () => {
    assert.deepEqual(
      [isCode("123", "4242"), isCode("1234", "4242"), isCode("123", "3782"), isCode("1234", "3782")],
      [true, false, false, true],
    );
    assert.deepEqual(
      [isCode("123", ""), isCode("1234", ""), isCode("12", ""), isCode("12a", "")],
      [true, true, false, false],
    );
  });
});

/** Types and deletes like a browser; `|` is the caret. */
function typing(format: Format, start = "|") {
  let [head = "", tail = ""] = start.split("|");
  const edit = (value: string, caret: number, inputType: string) => {
    const next = edited(format, { value, caret }, head + tail, inputType);
    [head, tail] = [next.value.slice(0, next.caret), next.value.slice(next.caret)];
  };
  const field = {
    type(text: string) {
      for (const character of text) edit(head + character + tail, head.length + 1, "insertText");
      return field;
    },
    paste(text: string) {
      edit(head + text + tail, head.length + text.length, "insertFromPaste");
      return field;
    },
    backspace() {
      edit(head.slice(0, -1) + tail, head.length - 1, "deleteContentBackward");
      return field;
    },
    del() {
      edit(head + tail.slice(1), head.length, "deleteContentForward");
      return field;
    },
    get shown() {
      return `${head}|${tail}`;
    },
  };
  return field;
}

describe("typing a card", () => {
  test("accepts digits of any script", () => {
    assert.equal(typing(formatNumber).type("٤٢٤٢٤٢٤٢").shown, "4242 4242|");
    assert.equal(typing(formatExpiry).type("۱۲۳۰").shown, "12 / 30|");
    assert.equal(typing(formatCode).type("١٢٣").shown, "123|");
  });

  test("groups the number, up to the length of the brand", () => {
    assert.equal(typing(formatNumber).type("42424242424242421").shown, "4242 4242 4242 4242|");
    assert.equal(typing(formatNumber).type("3782822463100059").shown, "3782 822463 10005|");
    assert.equal(typing(formatNumber).type("67596498264384531234").shown, "6759 6498 2643 8453 123|");
    assert.equal(typing(formatNumber).type("99999999999999999").shown, "9999 9999 9999 9999|");
  });

  test("keeps the caret in the middle of the number", () => {
    assert.equal(typing(formatNumber, "4242 |4242").type("5").shown, "4242 5|424 2");
    assert.equal(typing(formatNumber, "4242| 4242").type("5").shown, "4242 5|424 2");
    assert.equal(typing(formatNumber, "424|2 4242").backspace().shown, "42|24 242");
  });

  test("deletes the digit next to a space, not only the space", () => {
    assert.equal(typing(formatNumber, "4242 |5678").backspace().shown, "424|5 678");
    assert.equal(typing(formatNumber, "4242| 5678").del().shown, "4242| 678");
    assert.equal(typing(formatNumber, "4242 5|").backspace().shown, "4242|");
  });

  test("accepts pasted text in any format", () => {
    assert.equal(typing(formatNumber).paste("4242-4242-4242-4242").shown, "4242 4242 4242 4242|");
    assert.equal(typing(formatExpiry).paste("12/2030").shown, "12 / 2030|");
    assert.equal(typing(formatExpiry).paste("530").shown, "05 / 30|");
  });

  test("formats the date as MM / YY", () => {
    assert.equal(typing(formatExpiry).type("1").shown, "1|");
    assert.equal(typing(formatExpiry).type("12").shown, "12 / |");
    assert.equal(typing(formatExpiry).type("1230").shown, "12 / 30|");
    assert.equal(typing(formatExpiry).type("5").shown, "05 / |");
    assert.equal(typing(formatExpiry).type("1/").shown, "01 / |");
    assert.equal(typing(formatExpiry).type("12 / 30").shown, "12 / 30|");
    assert.equal(typing(formatExpiry).type("12203099").shown, "12 / 2030|");
  });

  test("lets the visitor delete a whole date", () => {
    assert.equal(typing(formatExpiry, "12 / 3|").backspace().shown, "12|");
    assert.equal(typing(formatExpiry, "12 / |").backspace().shown, "1|");
    assert.equal(typing(formatExpiry, "12 / 3|").backspace().type("4").shown, "12 / 4|");
    assert.equal(typing(formatExpiry, "05 / |").backspace().backspace().shown, "|");
  });

  test("limits the code to four digits", () => assert.equal(typing(formatCode).type("12a345").shown, "1234|"));
});
