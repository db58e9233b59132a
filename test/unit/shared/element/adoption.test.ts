import assert from "node:assert/strict";
import { resolve } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";
import { findElements } from "#scripts/build/elements.mjs";
import { adoptionsModule } from "#scripts/build/entries.mjs";
import type { AdoptionRow } from "#shared/loader/candidates.ts";
import { declarations } from "#test/unit/declarations.ts";
import { checkTypes } from "./check-types.ts";

const declared = (await declarations()).filter(({ adopts }) => adopts);

/** Rows as the loader imports them. */
async function rows(): Promise<readonly AdoptionRow[]> {
  const code = adoptionsModule(
    findElements(),
    await declarations(),
    (file) => pathToFileURL(resolve(`${file}.ts`)).href,
  );
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: AdoptionRow[] };
  return module.default;
}

const sample = `
import { type Adoption, defineWidget, integer, text } from "./shared/element/index.ts";

const rest = {
  tag: "suite-sample", area: "lab", summary: "", example: "", attributes: { resId: integer({}), href: text({}) }, box: { display: "block" },
  texts: {}, styles: [], store: () => undefined, component: () => null,
} as const;
const selector = ".js_sample";
const read = { selector, read: () => ({ resId: "7" }) } satisfies Adoption;
const misread = { selector, read: () => ({ "res-id": "7" }) } satisfies Adoption;
const misnamed = { selector, attributes: { resId: "data-id", link: "href" } } satisfies Adoption;

export const declarations = [
  defineWidget({ ...rest, adopts: { selector, attributes: { resId: "data-res_id", href: "href" } } }),
  defineWidget({ ...rest, adopts: read }),
  // @ts-expect-error the name of the element's attribute in markup
  defineWidget({ ...rest, adopts: { selector, attributes: { "res-id": "data-res_id" } } }),
  // @ts-expect-error an undeclared attribute beside a declared one
  defineWidget({ ...rest, adopts: { selector, attributes: { resId: "data-res_id", link: "href" } } }),
  // @ts-expect-error an undeclared attribute in a separate module
  defineWidget({ ...rest, adopts: misnamed }),
  // @ts-expect-error a value without an attribute
  defineWidget({ ...rest, adopts: misread }),
];
`;

describe("adoption", () => {
  it("is a row of the loader for each declaration that adopts, with the function of its own module", async () => {
    const made = new Map((await rows()).map((row) => [row.tag, row]));
    assert.equal(made.size, declared.length);
    for (const { tag, adopts, enhances } of declared) {
      const { selector, attributes, place, read } = adopts!;
      const row = made.get(tag)!;
      assert.equal(row.read, read, tag);
      const seen = { selector: row.selector, attributes: row.attributes, place: row.place, enhances: row.enhances };
      assert.deepEqual(seen, { selector, attributes, place, enhances }, tag);
    }
  });

  it("leaves out texts for the style sheet, unless the module contains them", async () => {
    for (const row of await rows()) if (!row.read) assert.ok(!("space" in row || "waiting" in row), row.tag);
  });

  it("compiles only with attributes that the element declares", () =>
    assert.deepEqual(checkTypes(sample), { ok: true, output: "" }));
});
