import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { build } from "esbuild";
import { copyOfProject, node, write } from "./project.ts";

const element = `
import { choice, defineWidget, flag, integer, text } from "../../../shared/element/index.ts";
export default defineWidget({
  tag: "suite-fuel-gauge",
  area: "shop",
  summary: "Shows how full a tank is.",
  differences: ["It shows no litres in the US, since no reader there knows them.", "It is silent, since alarms annoy."],
  example: '<suite-fuel-gauge data-tank-id="1"></suite-fuel-gauge>',
  attributes: {
    tankId: integer({ required: true, doc: "Database id of the tank." }),
    unit: choice(["litre", "gallon"], { default: "litre", doc: "Unit of the scale." }),
    note: text({ doc: "A note */ below the scale." }),
    live: flag({ doc: "Follows the tank." }),
  },
  events: {
    "suite-gauge-change": "After a person moved it. detail: { level: number, by: string | null }",
    "suite-gauge-idle": "Nothing moved for an hour.",
  },
  states: { empty: "The tank is empty." },
  parts: { scale: "The scale." },
  slots: { "": "Fallback." },
  cssProperties: { "--suite-gauge-size": "Its width." },
  methods: { refill: "Fills the tank." },
  box: { display: "block", minBlockSize: "2rem" },
  texts: { fuelGauge: { full: "Full", litersLeft_one: "{n} litre", litersLeft_other: "{n} litres" } },
  styles: [],
  store: () => ({ refill() {} }),
  component: () => null,
});
`;

const use = `
import type { SuiteFuelGaugeElement } from "./dist/npm/elements.js";
import type {} from "./dist/npm/react.js";

const gauge: SuiteFuelGaugeElement = document.querySelector("suite-fuel-gauge")!;
const [id, unit, live]: [number | undefined, "litre" | "gallon", boolean] = [gauge.tankId, gauge.unit, gauge.live];
gauge.refill();
gauge.addEventListener("suite-gauge-change", ({ detail: { level, by } }) => [level.toFixed(), by?.length]);
document.addEventListener("suite-error", ({ detail }) => detail.kind === "network");
export const used = [id, unit, live];
export const markup = (
  <suite-fuel-gauge data-tank-id={3} data-unit="gallon" data-text-full="Voll" onsuite-gauge-change={({ detail }) => detail.level} />
);
`;

describe("manifests of the built elements", () => {
  const folder = copyOfProject("shared", "scripts", "docs", "package.json", "tsconfig.json");
  const json = (file: string) => JSON.parse(readFileSync(join(folder, "dist", file), "utf8"));

  before(async () => {
    write(folder, "widgets/lab/fuel-gauge/fuel-gauge.element.ts", element);
    for (const file of ["dist/suite.js", "dist/suite.css", "dist/suite-content.css", "dist/standalone/fuel-gauge.js"])
      write(folder, file, `/* ${file} */`);
    await build({
      absWorkingDir: folder,
      entryPoints: ["shared/element/index.ts", "widgets/lab/fuel-gauge/fuel-gauge.element.ts"],
      outdir: "dist/npm",
      outbase: ".",
      bundle: true,
      splitting: true,
      format: "esm",
      packages: "external",
    });
    assert.deepEqual(node(folder, "scripts/manifest.mjs"), { ok: true, output: "" });
  });

  it("custom-elements.json describes the class", () => {
    const { schemaVersion, modules } = json("custom-elements.json");
    assert.equal(schemaVersion, "2.1.0");
    const [{ path, declarations, exports }] = modules;
    assert.equal(path, "dist/npm/fuel-gauge.js");
    assert.deepEqual(exports, [
      { kind: "custom-element-definition", name: "suite-fuel-gauge", declaration: { name: "SuiteFuelGauge" } },
    ]);
    const [{ attributes, members, events, slots, cssParts, cssProperties, cssStates, ...rest }] = declarations;
    assert.equal(rest.summary, "Shows how full a tank is.");
    assert.equal(
      rest.description,
      "It shows no litres in the US, since no reader there knows them. It is silent, since alarms annoy.",
    );
    assert.deepEqual(
      attributes.map(({ name }: { name: string }) => name),
      [
        "data-tank-id",
        "data-unit",
        "data-note",
        "data-live",
        "data-server",
        "data-load",
        "data-lang",
        "data-text-full",
      ],
    );
    assert.deepEqual(attributes[1], {
      name: "data-unit",
      description: "Unit of the scale.",
      type: { text: '"litre" | "gallon"' },
      default: '"litre"',
      fieldName: "unit",
    });
    assert.deepEqual(members.at(-1), { kind: "method", name: "refill", description: "Fills the tank." });
    assert.deepEqual(events[0], {
      name: "suite-gauge-change",
      description: "After a person moved it.",
      type: { text: "CustomEvent<{ level: number, by: string | null }>" },
    });
    assert.equal(events[1].type.text, "CustomEvent<null>");
    assert.equal(events.at(-1).name, "suite-error");
    assert.deepEqual(
      [slots, cssParts, cssProperties, cssStates].map(([row]) => row.name),
      ["", "scale", "--suite-gauge-size", "empty"],
    );
  });

  it("VS Code knows words, flags and what is required", () => {
    const [{ name, attributes }] = json("vscode.html-custom-data.json").tags;
    assert.equal(name, "suite-fuel-gauge");
    assert.equal(attributes[0].description, "Database id of the tank. Required.");
    assert.deepEqual(attributes[1].values, [{ name: "litre" }, { name: "gallon" }]);
    assert.equal(attributes[3].valueSet, "v");
  });

  it("web-types carry the package's name and version", () => {
    const { name, version, contributions } = json("web-types.json");
    assert.deepEqual({ name, version }, { name: "suite-widgets", version: json("../package.json").version });
    const [{ attributes, js, css }] = contributions.html.elements;
    assert.equal(attributes[0].required, true);
    assert.deepEqual(attributes[3].value, { kind: "no-value" });
    assert.equal(js.properties[0].type, "number");
    assert.equal(css.parts[0].name, "scale");
  });

  it("llms.txt has what a page needs: attributes, markup, events, three examples", () => {
    const text = readFileSync(join(folder, "dist/llms.txt"), "utf8");
    const [, about = ""] = text.split("### suite-fuel-gauge\n\n");
    assert.match(about, /^Shows how full a tank is\. It shows no litres/);
    for (const line of [
      "- `data-tank-id` (integer, required): Database id of the tank.",
      "- `data-unit` (litre | gallon, default litre): Unit of the scale.",
      "- `data-live` (flag): Follows the tank.",
      "- Fallback.",
      "- `suite-gauge-change`: After a person moved it. detail: `{ level: number, by: string | null }`",
      "- `refill`: Fills the tank.",
      '<suite-fuel-gauge data-tank-id="1" data-unit="gallon" data-live data-load="visible"></suite-fuel-gauge>',
      'document.addEventListener("suite-gauge-change", (event) => console.log(event.detail));',
    ])
      assert.ok(about.split("\n").includes(line), line);
    assert.equal(about.split("```").length, 7);
  });

  it("llms-full.txt also has looks, texts and the guides", () => {
    const text = readFileSync(join(folder, "dist/llms-full.txt"), "utf8");
    for (const line of ["- `scale`: The scale.", "- `data-text-full`: Replaces “Full”.", "# First tag in two minutes"])
      assert.ok(text.split("\n").includes(line), line);
  });

  it("a JSON Schema describes the attributes", () => {
    const { title, properties, required } = json("schemas/suite-fuel-gauge.json");
    assert.deepEqual([title, required], ["suite-fuel-gauge", ["data-tank-id"]]);
    assert.equal(properties["data-tank-id"].type, "integer");
    assert.deepEqual(properties["data-unit"].enum, ["litre", "gallon"]);
    assert.deepEqual([properties["data-live"].type, properties["data-live"].default], ["boolean", false]);
  });

  it("sri.json hashes what a page links by itself", () => {
    const hash = createHash("sha384").update("/* dist/suite.js */").digest("base64");
    const files = json("sri.json");
    assert.deepEqual(Object.keys(files), ["suite.js", "suite.css", "suite-content.css", "standalone/fuel-gauge.js"]);
    assert.equal(files["suite.js"], `sha384-${hash}`);
  });

  it("the types serve properties, events and React's JSX", () => {
    write(folder, "use.tsx", use);
    write(
      folder,
      "tsconfig.use.json",
      JSON.stringify({
        extends: "./tsconfig.json",
        include: ["use.tsx"],
        compilerOptions: { skipLibCheck: false, types: ["react"] },
      }),
    );
    const tsc = () => node(folder, "node_modules/typescript/bin/tsc", "-p", "tsconfig.use.json");
    assert.deepEqual(tsc(), { ok: true, output: "" });
    write(folder, "use.tsx", use.replace('data-unit="gallon"', 'data-unit="barrel"'));
    assert.match(tsc().output, /barrel/);
  });
});
