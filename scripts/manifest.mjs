// Writes what editors, bundlers and careful page authors read about the built elements. Runs in the project's folder, after the build.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { importDeclarations } from "./build/elements.mjs";
import { customElements } from "./manifest/custom-elements.mjs";
import { describe } from "./manifest/describe.mjs";
import { vscodeData, webTypes } from "./manifest/editors.mjs";
import { integrityOf } from "./manifest/integrity.mjs";
import { llms, llmsFull, schemaOf } from "./manifest/llms.mjs";
import { elementTypes, frameworkTypes } from "./manifest/types.mjs";

const layer = await import(pathToFileURL(resolve("dist/npm/shared/element/index.js")));
const elements = (await importDeclarations("dist/npm")).map((declaration) => describe(declaration, layer));
const project = JSON.parse(readFileSync("package.json", "utf8"));

/** Subresource integrity; chunks are imported by address, where no hash can be given, and are covered by the version's folder. */
function integrity() {
  const files = [
    "suite.js",
    "suite.css",
    "suite-content.css",
    ...readdirSync("dist", { recursive: true }).filter((file) => /^standalone\/.*\.(js|css)$/.test(file)),
  ];
  return Object.fromEntries(files.map((file) => [file, integrityOf(`dist/${file}`)]));
}

const write = (file, content) =>
  writeFileSync(`dist/${file}`, typeof content === "string" ? content : `${JSON.stringify(content, null, 2)}\n`);

write("custom-elements.json", customElements(elements));
write("vscode.html-custom-data.json", vscodeData(elements));
write("web-types.json", webTypes(elements, project));
write("npm/elements.d.ts", elementTypes(elements));
for (const [file, types] of frameworkTypes()) write(`npm/${file}`, types);
// TypeScript from version 6 on refuses an import of which it finds no types
for (const sheet of ["suite", "suite-content"]) write(`npm/${sheet}.css.d.ts`, "export {};\n");
write("llms.txt", llms(elements, project));
write("llms-full.txt", llmsFull(elements, project));
mkdirSync("dist/schemas", { recursive: true });
for (const element of elements) write(`schemas/${element.tag}.json`, schemaOf(element));
write("sri.json", integrity());
