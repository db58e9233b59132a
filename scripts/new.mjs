// npm run new <area>/<name> [-- --adopt "<selector>"]: an element made from scripts/template, with its tests.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { format, resolveConfig } from "prettier";
import { findElements } from "./build/elements.mjs";

const usage =
  'npm run new <area>/<name> [-- --adopt "<selector of the built-in markup>"], such as npm run new shop/price-alert';
const template = join("scripts", "template");
const word = /^[a-z]+(-[a-z]+)*$/;

function refuse(reason) {
  console.error(`${reason}\n${usage}`);
  process.exit(1);
}

function read() {
  try {
    return parseArgs({ allowPositionals: true, options: { adopt: { type: "string" } } });
  } catch (error) {
    return refuse(error.message);
  }
}

const { positionals, values } = read();
const [area, name, ...rest] = (positionals[0] ?? "").split("/");
if (positionals.length !== 1 || !name || rest.length > 0) refuse("Say the area and the name of the new element.");
for (const part of [area, name]) {
  if (!word.test(part))
    refuse(`"${part}" is no name: small letters, words joined by hyphens. It becomes part of a tag and of file names.`);
}
if (name.startsWith("suite-")) refuse(`The tag gets its "suite-" by itself: ${area}/${name.slice("suite-".length)}`);
const taken = findElements().find((element) => element.name === name);
if (taken) refuse(`<suite-${name}> exists already, in ${taken.folder}.`);

const pascal = name.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
const camel = name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
const folders = {
  element: `widgets/${area}/${name}`,
  unit: `test/unit/${area}/${name}`,
  widgets: `test/widgets/${area}/${name}`,
};

const { compare } = new Intl.Collator("en", { numeric: true });
const sourceOf = (line) => /"(.+)"/.exec(line)?.[1];

/** Sorts imports by name, of which some name the element by now. */
const sorted = (imports) =>
  imports
    .split(/^(?=import)/m)
    .sort((one, other) => compare(sourceOf(one), sourceOf(other)))
    .join("");

/** A file of the template as the new element needs it: `sample` is its name, `lab` its area. */
function filled(text) {
  const kept = values.adopt ? text : text.replace(/^.*\badopt.*\n/gm, "");
  return kept
    .replaceAll('"../element/', `"#${area}/${name}/`)
    .replaceAll('".js_sample"', () => JSON.stringify(values.adopt))
    .replaceAll('area: "lab"', `area: "${area}"`)
    .replaceAll("Sample", pascal)
    .replaceAll("{ sample }", `{ ${camel} }`)
    .replaceAll("en.sample", `en.${camel}`)
    .replaceAll("sample", name)
    .replace(/(?:^import .*"#.+";\n)+/m, sorted);
}

const files = Object.entries(folders).flatMap(([part, folder]) =>
  readdirSync(join(template, part), { recursive: true })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => ({
      from: join(template, part, file),
      to: join(folder, file.replace(/^sample/, name).replace(/^Sample/, pascal)),
    })),
);
const present = files.find(({ to }) => existsSync(to));
if (present) refuse(`${present.to} exists already.`);

/** Writes a formatted file: with a longer name than the template's, lines break elsewhere. */
async function put(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(file);
}

for (const { from, to } of files) {
  await put(to, filled(readFileSync(from, "utf8")));
}

for (const file of readdirSync(join(template, "i18n"))) {
  const to = `widgets/${area}/i18n/${file}`;
  const { sample } = JSON.parse(readFileSync(join(template, "i18n", file), "utf8"));
  const present = existsSync(to) ? JSON.parse(readFileSync(to, "utf8")) : {};
  await put(to, JSON.stringify({ ...present, [camel]: sample }, null, 2)); // an object that begins with a new line stays so
}
