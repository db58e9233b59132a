import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { findElements } from "../build/elements.mjs";
import { importsOf } from "../imports.mjs";
import { ofEachElement, testFiles } from "./stages.mjs";

/** Files that concern every test. */
const everything =
  /^(package|tsconfig|[\w-]+\.config\.|scripts\/(build|wtr|test|child|css|ensure|imports?|node)\b|test\/prepared)/;

/** Files that tests read without importing them, with those tests. */
const readers = [
  [/^docs\/guides\//, /^test\/tours\/catalogue\/guides\.test/],
  // Compare documents with declarations, messages of the console, the tested sites and the tree.
  [/^((docs|shared|widgets|test\/hosts)\/|(README|CONTRIBUTING)\.md$)/, /^test\/unit\/guides\//],
  // of sites in other frameworks only their tests are imported
  [/^test\/hosts\//, /^test\/hosts\//],
  [/^shared\/loader\//, /^test\/contract\/loader\//],
  // They start scripts as processes.
  [/^scripts\//, /^test\/unit\/scripts\//],
  [/^(CHANGELOG\.md|LICENSE)$/, /^test\/unit\/scripts\/(release|package)\.test/],
];

/** Files that differ from where this branch left another one, saved or not, known to git or not. */
function changedSince(branch) {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const base = git("merge-base", branch, "HEAD");
  const listed = `${git("diff", "--name-only", base)}\n${git("ls-files", "--others", "--exclude-standard")}`;
  return listed.split("\n").filter(Boolean);
}

/**
 * Returns the tests of elements or of changed files: test files that import them directly or indirectly, or have an element's name; the
 * elements' checks of the contract; tours that name an element's tag.
 * @param {{ names: string[], since?: string }} choice names of elements, with `suite-` or without; a branch or commit
 * @typedef {{ all: number, files: string[], sources: string[], elements: string[], tags: string[] }} Selection
 * `sources` are the files to check; `tags`, where there are any, the only ones that the contract concerns.
 * @returns {Promise<Selection | undefined>} undefined where everything belongs to it
 */
export async function select({ names, since }) {
  const elements = findElements();
  const chosen = elements.filter(({ tag, name }) => names.includes(tag) || names.includes(name));
  const changed = since === undefined ? [] : changedSince(since);
  if (changed.some((file) => everything.test(file))) return undefined;

  const tests = testFiles({});
  const entryOf = ({ folder, name }) => `${folder}/${name}.element.ts`;
  const imports = await importsOf([...tests, ...elements.map(entryOf)]);
  const isOwn = (file) => changed.includes(file) || chosen.some(({ folder }) => file.startsWith(`${folder}/`));
  const concerns = (file) => [...imports(file)].some(isOwn);
  const mirrors = (file) => chosen.some(({ name }) => new RegExp(`/${name}[./]`).test(file));
  const isIn = (folder) => changed.some((file) => dirname(file) === folder);
  const affected = elements.filter((element) => isIn(element.folder) || concerns(entryOf(element)));

  const tags = affected.map(({ tag }) => tag);
  const patterns = tags.map((tag) => new RegExp(`\\b${tag}(?![\\w-])`));
  const texts = (file) => [...imports(file)].filter((part) => part.startsWith("test/"));
  const isNamed = (file) => texts(file).some((part) => patterns.some((name) => name.test(readFileSync(part, "utf8"))));
  const reads = (file) => readers.some(([text, test]) => test.test(file) && changed.some((part) => text.test(part)));
  const belongs = (file) =>
    concerns(file) ||
    mirrors(file) ||
    reads(file) ||
    (ofEachElement.test(file) && tags.length > 0) ||
    (/^test\/(tours|hosts|contract\/notifications)\b/.test(file) && isNamed(file));
  const files = tests.filter(belongs);
  const below = ({ folder }) => readdirSync(folder).map((file) => `${folder}/${file}`);
  const sources = [...changed, ...chosen.flatMap(below), ...files].filter((file) => existsSync(file));
  const isWhole =
    concerns("test/contract/elements.test.ts") ||
    files.some((file) => /^test\/contract\/(?!notifications)/.test(file) && !ofEachElement.test(file));
  return { all: tests.length, files, sources: [...new Set(sources)], elements: tags, tags: isWhole ? [] : tags };
}

/** Returns lines with the parts that run, and those that do not. */
export function summary({ all, files, elements, tags }) {
  const count = `- ${files.length} of ${all} files with tests concern ${elements.join(", ") || "no element"}`;
  const contract = tags.length > 0 ? "\n- of the contract, the checks of these elements alone" : "";
  return `${count}; the others are left out${contract}`;
}
