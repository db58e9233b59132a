import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { importDeclarations } from "#scripts/build/elements.mjs";
import { partsInViews } from "./parts.ts";
import { attributesOf, subjects } from "./subjects.ts";

describe("declarations", () => {
  it("can be imported in Node without registering an element", async () => {
    const untouched = (name: string) => ({ configurable: true, get: () => assert.fail(`${name} was touched`) });
    Object.defineProperty(globalThis, "customElements", untouched("customElements"));
    const imported = await importDeclarations("dist/npm");
    Reflect.deleteProperty(globalThis, "customElements");
    assert.deepEqual(
      imported.map(({ tag }) => tag),
      subjects.map(({ tag }) => tag),
    );
    assert.equal(Symbol.for("suite.page") in globalThis, false);
  });

  for (const subject of subjects) {
    const { tag, name, area, languages, declaration, example } = subject;

    it(`${tag} is named by its folder`, () => {
      assert.deepEqual({ tag: declaration.tag, area: declaration.area }, { tag: `suite-${name}`, area });
    });

    it(`${tag} documents its purpose and all of its names`, () => {
      const { summary, attributes, events, states, parts, slots, cssProperties, methods, storage = [] } = declaration;
      const docs = { ...events, ...states, ...parts, ...slots, ...cssProperties, ...methods };
      const all = {
        summary,
        ...docs,
        ...Object.fromEntries(Object.entries(attributes).map(([prop, { doc }]) => [prop, doc])),
      };
      assert.deepEqual(
        Object.keys(all).filter((key) => !all[key as keyof typeof all]),
        [],
      );
      for (const { purpose, lifetime } of storage) assert.ok(purpose && lifetime);
    });

    it(`${tag} has each declared part in one of its views`, () => {
      const views = partsInViews(`${subject.folder}/${name}.element.ts`);
      assert.deepEqual(
        Object.keys(declaration.parts ?? {}).filter((part) => !views.has(part)),
        [],
      );
    });

    it(`${tag} has an example with all required attributes`, () => {
      assert.match(example, new RegExp(`<${tag}[\\s>]`));
      for (const { required, name } of attributesOf(subject))
        if (required) assert.match(example, new RegExp(`${name}="[^"]+"`));
    });

    it(`${tag} has texts in all languages, if it has texts`, () => {
      const hasTexts = Object.keys(subject.declaration.texts).length > 0;
      const all = new Set(hasTexts ? subjects.flatMap((other) => other.languages) : []);
      assert.deepEqual(new Set(languages), all);
    });
  }
});
