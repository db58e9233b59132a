import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { transform } from "esbuild";
import { type Build, queryOf, readBuild, settingNames, startOf } from "#demo/catalogue/tag-builder/address.ts";
import { attributeFields, type Field, fieldsOf } from "#demo/catalogue/tag-builder/fields.ts";
import { sampleOf } from "#demo/catalogue/tag-builder/sample.ts";
import { snippetsOf } from "#demo/catalogue/tag-builder/snippets.ts";
import type { WidgetDeclaration } from "#shared/element/index.ts";
import { elements } from "../elements.ts";

const folder = "https://cdn.example/suite-widgets/1.0.0";
const hostile = `"><script>alert(1)</script><!-- ' & &lt; {x} \u{202e}é\nnext`;

/** Something that the attribute can read, as hostile as it can be. */
const valueOf = ({ kind, options, name, reads }: Field, { attributes }: ReturnType<typeof sampleOf>): string => {
  if (kind === "flag") return "on";
  if (kind === "choice") return options.at(-1)!;
  if (kind !== "text") return "7";
  return [hostile, attributes[name] ?? "", "date", "2027-01-31", "1"].find((value) => value && reads(value)) ?? "";
};

const queryFor = (element: WidgetDeclaration): URLSearchParams => {
  const sample = sampleOf(element);
  return new URLSearchParams([
    ["tag", element.tag],
    ...fieldsOf(element).map((field) => [field.name, valueOf(field, sample)]),
    ["width", "390"],
    ["lang", "ar_001"],
    ["dir", "ltr"],
    ["scheme", "dark"],
    ["state", Object.keys(element.states ?? {})[0] ?? ""],
  ]);
};

const started = (element: WidgetDeclaration): Build =>
  readBuild(element, new URL(startOf(element), "https://demo.example").searchParams);

for (const element of elements)
  describe(`a built ${element.tag}`, () => {
    const filled = readBuild(element, queryFor(element));

    test("begins as its example, whole and without a complaint", () => {
      const { values, missing, unreadable } = started(element);
      const example = sampleOf(element);
      const written = sampleOf({ ...element, example: snippetsOf(element, values, folder).tag });
      const listed = new Set(fieldsOf(element).map(({ name }) => name));
      const attributes = Object.entries(example.attributes).filter(([name]) => listed.has(name));
      assert.deepEqual(written, { ...example, attributes: Object.fromEntries(attributes) });
      assert.deepEqual({ missing, unreadable }, { missing: [], unreadable: [] });
    });

    test("is written with every value as it was given", () => {
      const { attributes } = sampleOf({ ...element, example: snippetsOf(element, filled.values, folder).tag });
      assert.deepEqual(attributes, filled.values);
    });

    test("comes back from its own address", () => {
      const [state = ""] = Object.keys(element.states ?? {});
      const again = readBuild(element, new URLSearchParams(queryOf(filled)));
      assert.deepEqual(again.values, filled.values);
      assert.deepEqual(again.settings, { width: 390, lang: "ar_001", dir: "ltr", scheme: "dark", state });
    });

    test("has no attribute that is called as a setting of the frame", () => {
      const names = fieldsOf(element).map(({ name }) => name);
      assert.deepEqual(
        names.filter((name) => ["tag", ...settingNames].includes(name)),
        [],
      );
    });

    for (const [how, build] of [
      ["from its example", started(element)],
      ["filled in", filled],
    ] as const) {
      const { standalone, div, config, npm, react, vue } = snippetsOf(element, build.values, folder);

      test(`is code that compiles, ${how}`, async () => {
        await transform(react, { loader: "tsx", jsx: "automatic" });
        await transform(npm, { loader: "js" });
        await transform(/<script setup>([^]*?)<\/script>/.exec(vue)?.[1] ?? "", { loader: "js" });
      });

      test(`says the same to editors that strip tags, ${how}`, () => {
        const isData = Object.keys(build.values).every((name) => name.startsWith("data-"));
        assert.equal(div !== undefined, isData);
        if (div) {
          const { attributes } = sampleOf({ tag: "suite-none", example: div.replaceAll("div", "suite-none") });
          assert.deepEqual(attributes, { class: element.tag, ...build.values });
        }
        if (!config) return;
        const json = /<script type="application\/json" data-suite-config="[\w-]+">(.*?)<\/script>/s.exec(config)?.[1];
        const read = JSON.parse(json ?? "") as Record<string, string | true>;
        const expected = attributeFields(element).filter(({ name }) => name in build.values);
        for (const { name, prop, kind } of expected)
          if (name === `data-${prop}` || /^data-[a-z]+$/.test(name))
            assert.equal(read[name.slice("data-".length)], kind === "flag" ? true : build.values[name]);
      });

      test(`is made by its own file only where that can make all of it, ${how}`, () => {
        const { content } = sampleOf(element);
        const hasOwn = attributeFields(element).some(({ name }) => name in build.values);
        if (content || !hasOwn) assert.equal(standalone, undefined);
        if (standalone) assert.match(standalone, new RegExp(`^<script src="${folder}/standalone/`));
      });
    }
  });
