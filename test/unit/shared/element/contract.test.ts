import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { type Attribute, attributeName } from "#shared/element/attribute.ts";
import { declarations } from "#test/unit/declarations.ts";
import { contract, type ContractAttribute } from "./contract-table.ts";

/** Attributes without which an element shows nothing, although the contract leaves that to their description. */
const neededAnyway: Readonly<Record<string, readonly string[]>> = { "suite-countdown": ["data-start", "data-end"] };

const declared = new Map((await declarations()).map((declaration) => [declaration.tag as string, declaration]));

/** Returns true if the selector has all parts in order: recorded pages may require more than the contract names. */
const simplePartsOf = (selector: string) => selector.match(/\[[^\]]+\]|[.#:]?[\w-]+/g) ?? [];
function hasInOrder(whole: string, parts: readonly string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = whole.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

/** Returns the default of a note such as `(3000)` or `(click default, hover)`; in `(stay, cart)` it is the first word. */
function checkDefault({ codes, words, name }: ContractAttribute, attribute: Attribute): void {
  if (/^[\d.]+$/.test(words)) return assert.equal(attribute.default, Number(words), name);
  const [first, ...others] = codes;
  if (first === undefined || !/^(default)?[, ]*$/.test(words)) return;
  for (const code of codes) assert.notEqual(attribute.parse(code), undefined, `${name}="${code}"`);
  const isDefault = words.includes("default") || others.length > 0 || !first.includes(" ");
  if (isDefault && (words.includes("default") || attribute.default !== undefined))
    assert.deepEqual(attribute.default, attribute.parse(first), name);
}

describe("contract", () => {
  it("has all elements", () => {
    assert.deepEqual(
      contract.map(({ tag }) => tag).filter((tag) => !declared.has(tag)),
      [],
    );
    assert.equal(contract.length, declared.size);
  });

  for (const row of contract) {
    const { tag } = row;
    const { attributes, events = {}, methods = {}, adopts, enhances } = declared.get(tag)!;
    const byName = new Map(Object.entries(attributes).map(([prop, each]) => [attributeName(prop, each), each]));

    it(`${tag}: has the attributes and defaults of the contract`, () => {
      for (const stated of row.attributes) {
        const attribute = byName.get(stated.name);
        assert.ok(attribute, stated.name);
        const isNeeded = (stated.required && !row.isEither) || !!neededAnyway[tag]?.includes(stated.name);
        assert.equal(attribute.required, isNeeded, stated.name);
        checkDefault(stated, attribute);
      }
      const optional = new Set(row.attributes.map(({ name }) => name));
      for (const [name, { required }] of byName) assert.ok(optional.has(name) || !required, name);
    });

    it(`${tag}: adopts the markup of the contract`, () => {
      assert.equal(!!adopts, row.isAdopted);
      for (const selector of row.selectors)
        assert.ok(hasInOrder(adopts!.selector, simplePartsOf(selector)), `${selector} in ${adopts!.selector}`);
      for (const name of Object.keys(adopts?.attributes ?? {})) assert.ok(byName.has(attributeName(name)), name);
      // Elements appended to the markup render themselves.
      if (row.isEnhancing) assert.ok(enhances || adopts?.place === "append", "enhances");
    });

    it(`${tag}: has the events and methods of the contract`, () => {
      for (const [name, details] of row.events) {
        const doc = events[name];
        assert.ok(doc, name);
        for (const detail of details) assert.match(doc.split("detail:")[1] ?? "", new RegExp(`\\b${detail}\\b`), name);
      }
      for (const method of row.methods) assert.ok(methods[method], method);
    });
  }
});
