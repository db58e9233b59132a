import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

/** In media queries a rem is the visitor's text size; elsewhere it is the size that the page sets for its root. */
const queries = /@media[^{]*/g;

test("style sheets: no length depends on the font size of the root, which many pages set to 62.5 %", () => {
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
