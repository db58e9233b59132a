import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

const languages = ["ar", "de", "es", "fr", "nl"];
const areas = readdirSync("widgets").map((area) => `widgets/${area}`);
const folders = [...areas, "shared", "scripts/template"].filter((folder) => existsSync(`${folder}/i18n/en.json`));

const read = (file: string): Tables => JSON.parse(readFileSync(file, "utf8")) as Tables;
const catalogue = (folder: string, language: string): Tables => read(`${folder}/i18n/${language}.json`);

/** Path of each text, such as `cart.items_one`. */
const paths = (tables: Tables): string[] =>
  Object.entries(tables).flatMap(([name, table]) => Object.keys(table).map((key) => `${name}.${key}`));

const placeholders = (text: string): Set<string> => new Set(text.match(/\{\w+\}/g));

/** Keys of a language for an English key: one for each plural category if the text depends on a count. */
function keysIn(language: string, keys: readonly string[]): string[] {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return keys.flatMap((key) => {
    if (key.endsWith("_other")) return categories.map((category) => key.replace(/other$/, category));
    return key.includes("_") ? [] : key;
  });
}

/** Code of a folder, without the texts. */
const codeOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${folder}/${file}`, "utf8"))
    .join("\n");

describe("texts of the translations", () => {
  for (const folder of folders) {
    const english = catalogue(folder, "en");

    it(`of ${folder} have camelCase keys, plural categories of English, and no blank`, () => {
      for (const [name, table] of Object.entries(english)) {
        assert.match(name, /^[a-z]+([A-Z][a-z]+)*$/);
        assert.deepEqual(new Set(Object.keys(table)), new Set(keysIn("en", Object.keys(table))), name);
        for (const [key, text] of Object.entries(table)) {
          assert.match(key, /^[a-z]+\d*([A-Z][a-z]*\d*)*(_(one|other))?$/);
          assert.equal(text.trim(), text, `${name}.${key}`);
          assert.notEqual(text, "", `${name}.${key}`);
        }
      }
    });

    for (const language of languages) {
      it(`of ${folder} have the same keys and placeholders in ${language}, with its plural categories`, () => {
        const translated = catalogue(folder, language);
        assert.deepEqual(Object.keys(translated), Object.keys(english));
        for (const [name, table] of Object.entries(translated)) {
          const model = english[name]!;
          assert.deepEqual(new Set(Object.keys(table)), new Set(keysIn(language, Object.keys(model))), name);
          for (const [key, text] of Object.entries(table)) {
            assert.ok(text.trim(), `${name}.${key}`);
            // Forms for one or two may have a word instead of the number.
            if (/_(zero|one|two)$/.test(key)) continue;
            const of = model[key.replace(/_\w+$/, "_other")]!;
            assert.deepEqual(placeholders(text), placeholders(of), `${name}.${key}`);
          }
        }
      });
    }

    it(`of ${folder} are all in use`, () => {
      const code = [folder, folder === "shared" ? "widgets" : "shared"].map(codeOf).join("\n");
      // Used by its name, or by a template such as `${field}Hint`.
      const isUsed = (key: string) => new RegExp(`\\b${key}\\b|\\}${/[A-Z]\w*$/.exec(key)?.[0] ?? key}\``).test(code);
      const unused = Object.entries(english).flatMap(([name, table]) =>
        Object.keys(table)
          .map((key) => key.replace(/_\w+$/, ""))
          .filter((key) => !key.startsWith("failure") && !isUsed(key))
          .map((key) => `${name}.${key}`),
      );
      assert.deepEqual(unused, []);
    });

    it(`of ${folder} have notes for translators under the names of their texts`, () => {
      const file = `${folder}/i18n/en.notes.json`;
      const notes = existsSync(file) ? Object.keys(read(file)) : [];
      const known = [...Object.keys(english), ...paths(english).map((path) => path.replace(/_\w+$/, ""))];
      assert.deepEqual(
        notes.filter((name) => !known.includes(name)),
        [],
      );
    });
  }

  it("of failures are translated, with those of elements for a missing record", () => {
    for (const folder of folders)
      for (const language of languages)
        for (const [name, table] of Object.entries(catalogue(folder, language)))
          for (const [key, text] of Object.entries(table))
            if (key.startsWith("failure")) assert.notEqual(text, catalogue(folder, "en")[name]![key], `${name}.${key}`);
  });
});
