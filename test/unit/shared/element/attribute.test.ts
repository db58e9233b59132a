import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { attributeName, choice, custom, flag, integer, number, text } from "#shared/element/attribute.ts";

describe("attributeName", () => {
  it("is data- and the name in kebab case", () => {
    assert.equal(attributeName("model"), "data-model");
    assert.equal(attributeName("resId"), "data-res-id");
    assert.equal(attributeName("imageURL"), "data-image-u-r-l");
  });

  it("is what the declaration says", () => {
    assert.equal(attributeName("heading", text({ attribute: "data-title" })), "data-title");
    assert.equal(attributeName("heading", text({})), "data-heading");
  });
});

describe("kinds of attributes", () => {
  it("text takes every string as it is, and is empty by default", () => {
    assert.equal(text({}).parse(" a b "), " a b ");
    assert.equal(text({}).default, "");
    assert.equal(text({ default: "cart" }).default, "cart");
  });

  it("integer takes whole numbers in digits and nothing that only begins with one", () => {
    const { parse } = integer({});
    assert.deepEqual(["3", "-3", "+3", " 42 ", "0"].map(parse), [3, -3, 3, 42, 0]);
    for (const bad of ["3px", "abc", "1.5", "1e3", "0x10", " ", "1 2", "NaN", "Infinity"])
      assert.equal(parse(bad), undefined, bad);
  });

  it("integer takes none that would be another number, and none out of its range", () => {
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

  it("number takes what JavaScript reads as a finite number", () => {
    const { parse } = number({});
    assert.deepEqual(["3", "-1.5", " .5 ", "1e3"].map(parse), [3, -1.5, 0.5, 1000]);
    for (const bad of ["3px", "abc", " ", "1,5", "NaN", "Infinity"]) assert.equal(parse(bad), undefined, bad);
  });

  it("flag is true when present and understands how the suite prints false", () => {
    const { parse, default: absent } = flag({});
    for (const on of ["", "true", "True", "1", "on", "yes", "data-following"]) assert.equal(parse(on), true, on);
    for (const off of ["false", "False", "FALSE", "0", "off", "no", " False "]) assert.equal(parse(off), false, off);
    assert.equal(absent, false);
  });

  it("choice takes one of its words, letter by letter", () => {
    const { parse, expected } = choice(["exit", "manual"], { default: "exit" });
    assert.equal(parse("manual"), "manual");
    for (const bad of ["Manual", "manual ", "never"]) assert.equal(parse(bad), undefined, bad);
    assert.equal(expected, "one of exit, manual");
  });

  it("custom reads as its element does, and is undefined by default", () => {
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

  it("keeps what the declaration says of it", () => {
    const { kind, required, doc } = integer({ required: true, doc: "Id of the record" });
    assert.deepEqual({ kind, required, doc }, { kind: "integer", required: true, doc: "Id of the record" });
    assert.equal(text({}).required, false);
  });
});
