// Sizes of what browsers download, against scripts/budgets.json. 1 kB is 1000 bytes of brotli 11.
// --details: also what the core is spent on.
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { attribute, brotliSize } from "./budget/attribution.mjs";
import { filesOf, openBrowser } from "./budget/page.mjs";
import { findElements, findPageChunks, importDeclarations } from "./build/elements.mjs";

const budgets = JSON.parse(readFileSync(new URL("budgets.json", import.meta.url), "utf8"));
if (!existsSync("dist/chunks/core.js")) {
  console.error("There is no dist/chunks/core.js to measure: npm run build");
  process.exit(1);
}

const { details } = parseArgs({ options: { details: { type: "boolean", default: false } } }).values;

const kB = (bytes) => Number((bytes / 1000).toFixed(2));
const read = (file) => readFileSync(`dist/${file}`, "utf8");
const count = { passed: 0, failed: 0 };

function check(what, value, limit, unit, where = "scripts/budgets.json") {
  const over = value > limit;
  count[over ? "failed" : "passed"]++;
  console.log(
    over
      ? `✗ ${what}: ${value} ${unit}, but the budget is ${limit} (${where})`
      : `✓ ${what}: ${value} of ${limit} ${unit}`,
  );
}

const goalOf = (bytes, goal) =>
  console.log(`  the goal is ${goal} kB: ${bytes > goal * 1000 ? `${kB(bytes - goal * 1000)} kB to go` : "reached"}`);

/** A chunk with all chunks that it imports at once, but the core. */
function filesWith(file, files = new Set([file])) {
  for (const [, name] of read(file).matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)) {
    const imported = `chunks/${name}`;
    if (name !== "core.js" && !files.has(imported)) filesWith(imported, files.add(imported));
  }
  return files;
}

const sizes = new Map();
async function sizeOf(files) {
  for (const file of files) if (!sizes.has(file)) sizes.set(file, brotliSize(read(file)));
  return (await Promise.all([...files].map((file) => sizes.get(file)))).reduce((sum, size) => sum + size, 0);
}

const core = await sizeOf(["chunks/core.js"]);
check("suite.js", kB(await sizeOf(["suite.js"])), budgets.loader, "kB");
check("directory.js", kB(await sizeOf(["chunks/directory.js"])), budgets.directory, "kB");
check("doctor.js", kB(await sizeOf(filesWith("chunks/doctor.js"))), budgets.doctor, "kB");
check("suite-content.css", kB(await sizeOf(["suite-content.css"])), budgets.content, "kB");
check("core.js", kB(core), budgets.core.kB, "kB");
goalOf(core, budgets.core.goal);

const declarations = await importDeclarations("dist/npm");
const loaded = new Set();
const browser = await openBrowser();
for (const { element, also = [], open = false, kB: limit, goal } of budgets.pages) {
  const example = [element, ...also].map((name) => declarations.find(({ tag }) => tag === name).example).join("");
  const files = (await filesOf(browser, element, example, open)).map((file) => file.replace("dist/", ""));
  if (!loaded.size) files.forEach((file) => loaded.add(file));
  const bytes = await sizeOf(files);
  const what = `a page with one ${[element, ...also].join(", one ")}${open ? ", open" : ""}`;
  check(what, kB(bytes), limit, `kB (${files.join(", ")})`);
  goalOf(bytes, goal);
}
await browser.close();

// elements that have a budget of their own besides that of their page stay in the list
const measured = budgets.pages.filter(({ each }) => !each).flatMap(({ element, also = [] }) => [element, ...also]);
for (const { tag, folder, name } of findElements().filter((element) => !measured.includes(element.tag))) {
  const further = [...filesWith(`chunks/${tag}.js`)].filter((file) => !loaded.has(file));
  check(
    `${tag} beside it`,
    kB(await sizeOf(further)),
    declarations.find((declaration) => declaration.tag === tag).budget ?? 2.5,
    `kB (${further.join(", ")})`,
    `${folder}/${name}.element.ts`,
  );
}

for (const { folder, name } of findPageChunks()) {
  const { default: row } = await import(new URL(`../dist/npm/${folder}/${name}.adopt.js`, import.meta.url));
  const files = [...filesWith(`chunks/${name}.js`)].filter((file) => !loaded.has(file));
  check(
    `${name} beside it`,
    kB(await sizeOf(files)),
    row.budget,
    `kB (${files.join(", ")})`,
    `${folder}/${name}.adopt.ts`,
  );
}

async function printDetails() {
  console.log("\nWhat the core is spent on, kB (what leaving the part out would save, scaled to the whole):");
  for (const { name, bytes: cost } of await attribute(core))
    console.log(`  ${kB(cost).toFixed(2).padStart(5)}  ${name}`);
}
if (details) await printDetails();
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed ? 1 : 0;
