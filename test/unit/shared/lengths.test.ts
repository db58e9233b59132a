import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** In media queries a rem is the visitor's own text size; everywhere else it is what the page has made of its root. */
const queries = /@media[^{]*/g;

test("style sheets: no length comes from the root's font size, which many pages set to 62.5 %", () => {
  const files = ["shared", "widgets"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const lengths = files
    .filter((file) => /\.(css|tsx?)$/.test(file) && !file.includes("/i18n/"))
    .flatMap((file) => {
      const found =
        readFileSync(file, "utf8")
          .replace(queries, "")
          .match(/[\d.]+rem\b.*/g) ?? [];
      return found.map((length) => `${file}: ${length}`);
    });
  assert.deepEqual(lengths, []);
});
