import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mutantsOf, sample, sources } from "#scripts/mutants/places.mjs";

/** Mutants of a text, by operator. */
const changes = (text: string) => mutantsOf("a.tsx", text).map(({ operator, after }) => [operator, after]);

const cases: [string, string, [operator: string, after: string][]][] = [
  ["a comparison", "f = a < 5;", [["border of a comparison", "f = a <= 5;"]]],
  ["an equality", "f = a !== b;", [["equality", "f = a === b;"]]],
  ["a conjunction", "f = a && b;", [["and, or", "f = a || b;"]]],
  ["a sum", "f = a + b;", [["sum", "f = a - b;"]]],
  ["a boolean", "f = { a: true };", [["boolean", "f = { a: false };"]]],
  ["a call", "send(a);", [["call removed", ";"]]],
  [
    "a call that is waited for",
    "await send(a);",
    [
      ["call removed", ";"],
      ["await removed", "send(a);"],
    ],
  ],
  ["a condition", "f = a ? b : c;", [["branches swapped", "f = !(a) ? b : c;"]]],
  [
    "a check of an end",
    "function f() { if (signal.aborted) return; }",
    [
      ["check of end dropped", "function f() { ; }"],
      ["branches swapped", "function f() { if (!(signal.aborted)) return; }"],
    ],
  ],
  ["an attribute", 'box.setAttribute("title", text);', [["attribute dropped", ";"]]],
  ["a reflected attribute", "box.ariaLabel = text;", [["attribute dropped", ";"]]],
  ["an attribute of markup", 'f = <a className="b" href={c} />;', [["attribute dropped", 'f = <a className="b" />;']]],
  ["an attribute in a list", 'f = { "aria-label": text };', [["attribute dropped", "f = { ...{} };"]]],
  ["a key", "f = { ArrowLeft: back };", [["key", "f = { ArrowRight: back };"]]],
  ["the default of a parameter", "const f = (a = 2) => a;", [["default", "const f = (a = 3) => a;"]]],
  ["a value instead of none", 'f = a ?? "b";', [["default", 'f = a ?? "";']]],
  ["a large number by enough", "const f = (a = 500) => a;", [["default", "const f = (a = 5000) => a;"]]],
  ["a text that a pattern takes", 'f = /^a?$/.test(a ?? "");', [["default", 'f = /^a?$/.test(a ?? "other");']]],
  ["a selector", 'f = box.closest(".page:empty");', [["selector", 'f = box.closest(".pagx:empty");']]],
  ["a timer", "f = setTimeout(end, 2_000);", [["timer", "f = setTimeout(end, 20000);"]]],
  ["a time with a name", "const patience = 5 * 1000;", [["timer", "const patience = 50 * 1000;"]]],
];

describe("mutants", () => {
  for (const [what, text, expected] of cases) it(`change ${what}`, () => assert.deepEqual(changes(text), expected));

  it("leave imports, types, comments and joined texts alone", () => {
    const text = 'import { a } from ".b";\ntype A = true;\n// a < b\nlet f: "Home" = a + "b";\n';
    assert.deepEqual(changes(text), []);
  });

  it("leave alone what no test can see", () => {
    for (const text of [
      "f = { passive: true };",
      'f = /^\\d+$/.test(a ?? "");',
      'f = JSON.parse(a ?? "");',
      'f = <path part="a" className="b" d="M0 0" />;',
    ])
      assert.deepEqual(changes(text), [], text);
  });

  it("know the line, and keep the rest of the file", () => {
    const [mutant] = mutantsOf("a.ts", "f = a;\nf = a < b;\nf = b;\n");
    assert.equal(mutant?.line, 2);
    assert.equal(mutant?.before, "f = a < b;");
    assert.equal(mutant?.text, "f = a;\nf = a <= b;\nf = b;\n");
  });

  it("are the same for the same seed, each once", () => {
    const all = cases.flatMap(([, text], index) => mutantsOf(`${index}.tsx`, text));
    assert.deepEqual(sample(all, 10, 7), sample(all, 10, 7));
    assert.notDeepEqual(sample(all, 10, 7), sample(all, 10, 8));
    assert.equal(new Set(sample(all, 1000, 7)).size, all.length);
  });

  it("are of code with behaviour alone", () => {
    const files = sources();
    assert.ok(files.includes("widgets/shop/cart/cart.store.ts"));
    assert.deepEqual(
      files.filter((file) => /doctor|element\.ts$|\.css$|\.d\.ts$/.test(file)),
      [],
    );
  });
});
