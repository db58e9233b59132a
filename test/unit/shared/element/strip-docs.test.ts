import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseAst } from "rollup/parseAst";
import { stripDocs } from "#scripts/build/plugins.mjs";

const declaration = `
import { adoption } from "./sample.adopt.js";
import { partDocs } from "#shared/element/index.js";
import { events } from "./sample.events.js";
const table = { summary: "of another object", doc: "stays" };
export default defineWidget({
  tag: "suite-sample",
  area: "marketing",
  summary: "A sample",
  differences: ["It is one, since samples are."],
  example: "<suite-sample></suite-sample>",
  attributes: {
    summary: text({ doc: "An attribute of that name", required: true }),
    then: choice(["stay", "cart"], { default: "stay", doc: "What comes next" }),
  },
  events,
  states: { open: "While open" },
  parts: { button: partDocs.button, sash: "Sash" },
  slots: { "": "Fallback" },
  cssProperties: {},
  storage: [],
  methods: { open: "Opens it" },
  adopts: adoption,
  texts: { parts: "Parts", events: "Events" },
  store: createSample,
});
`;

describe("stripDocs", () => {
  const transform = (code: string, id: string) => stripDocs().transform.call({ parse: parseAst }, code, id)?.code;

  it("keeps the values that the element needs, and removes documentation", () => {
    const stripped = transform(declaration, "/tree/sample.element.js")!;
    const defineWidget = (given: unknown) => given;
    const body = stripped.replace(/import .*/g, "").replace("export default", "return");
    const run = new Function("defineWidget", "text", "choice", "createSample", body) as (
      ...given: unknown[]
    ) => unknown;
    const result = run(
      defineWidget,
      (options: unknown) => options,
      (words: unknown, options: unknown) => [words, options],
      "createSample",
    );
    assert.deepEqual(result, {
      tag: "suite-sample",
      attributes: { summary: { required: true }, then: [["stay", "cart"], { default: "stay" }] },
      methods: { open: 0 },
      texts: { parts: "Parts", events: "Events" },
      store: "createSample",
    });
    assert.ok(!stripped.includes("partDocs."), "constants of documentation are used in it");
    assert.ok(stripped.includes('const table = { summary: "of another object", doc: "stays" };'));
  });

  it("keeps the values of tables that several declarations share", () => {
    const table =
      'export const sampleAttributes = { items: integer({ default: 3, doc: "How many" }) };\nexport const sampleMethods = { next: "Goes on" };';
    assert.equal(
      transform(table, "/tree/sample.attributes.js"),
      "export const sampleAttributes = { items: integer({ default: 3,  }) };\nexport const sampleMethods = { next: 0 };",
    );
  });

  it("leaves other modules alone", () => {
    assert.equal(transform(declaration, "/tree/sample.js"), undefined);
  });
});
