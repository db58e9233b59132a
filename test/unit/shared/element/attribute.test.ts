import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { attributeName, choice, custom, flag, integer, number, text } from "#shared/element/attribute.ts";

describe("attributeName", () => {
  it("is data- and the name in kebab case", () => {
    assert.equal(attributeName("model"), "data-model");
    assert.equal(attributeName("resId"), "data-res-id");
    assert.equal(attributeName("imageURL"), "data-image-u-r-l");
  });

  it("is the name in the declaration, if there is one", () => {
    assert.equal(attributeName("heading", text({ attribute: "data-title" })), "data-title");
    assert.equal(attributeName("heading", text({})), "data-heading");
  });
});

describe("kinds of attributes", () => {
  it("text accepts any string, and is empty by default", () => {
    assert.equal(text({}).parse(" a b "), " a b ");
    assert.equal(text({}).default, "");
    assert.equal(text({ default: "cart" }).default, "cart");
  });

  it("integer accepts whole numbers in digits, without further characters", () => {
    const { parse } = integer({});
    assert.deepEqual(["3", "-3", "+3", " 42 ", "0"].map(parse), [3, -3, 3, 42, 0]);
    for (const bad of ["3px", "abc", "1.5", "1e3", "0x10", " ", "1 2", "NaN", "Infinity"])
      assert.equal(parse(bad), undefined, bad);
  });

  it("integer refuses numbers that would be rounded, and numbers out of range", () => {
    const { parse, expected } = integer({});
    assert.deepEqual(["9007199254740991", "9007199254740993", "-9007199254740993", "9".repeat(400)].map(parse), [
      9007199254740991,
      undefined,
      undefined,
      undefined,
    ]);
    const limit = integer({ default: 15, range: [1, 100] });
    assert.deepEqual(["1", "100", "0", "101", "-5", "1e2"].map(limit.parse), [
      1,
      100,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    assert.deepEqual([expected, limit.expected], ["a whole number", "a whole number from 1 to 100"]);
  });

  it("number accepts texts that JavaScript reads as finite numbers", () => {
    const { parse } = number({});
    assert.deepEqual(["3", "-1.5", " .5 ", "1e3"].map(parse), [3, -1.5, 0.5, 1000]);
    for (const bad of ["3px", "abc", " ", "1,5", "NaN", "Infinity"]) assert.equal(parse(bad), undefined, bad);
  });

  it("flag is true if present, unless its value is a printed false of the suite", () => {
    const { parse, default: absent } = flag({});
    for (const on of ["", "true", "True", "1", "on", "yes", "data-following"]) assert.equal(parse(on), true, on);
    for (const off of ["false", "False", "FALSE", "0", "off", "no", " False "]) assert.equal(parse(off), false, off);
    assert.equal(absent, false);
  });

  it("choice accepts exactly its words", () => {
    const { parse, expected } = choice(["exit", "manual"], { default: "exit" });
    assert.equal(parse("manual"), "manual");
    for (const bad of ["Manual", "manual ", "never"]) assert.equal(parse(bad), undefined, bad);
    assert.equal(expected, "one of exit, manual");
  });

  it("custom reads by the function of the element, and is undefined by default", () => {
    const parse = (raw: string) =>
      raw
        .match(/^(\d+)x(\d+)$/)
        ?.slice(1)
        .map(Number);
    const size = custom({ parse, expected: "a size such as 3x4", doc: "Its size" });
    assert.deepEqual(["3x4", "wide"].map(size.parse), [[3, 4], undefined]);
    const { kind, expected, required, doc } = size;
    assert.deepEqual([kind, expected, required, doc], ["text", "a size such as 3x4", false, "Its size"]);
    assert.equal(size.default, undefined);
    assert.deepEqual(custom({ parse, expected: "a size", default: [1, 1] }).default, [1, 1]);
  });

  it("keeps the options of the declaration", () => {
    const { kind, required, doc } = integer({ required: true, doc: "Id of the record" });
    assert.deepEqual({ kind, required, doc }, { kind: "integer", required: true, doc: "Id of the record" });
    assert.equal(text({}).required, false);
  });
});
