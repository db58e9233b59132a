import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { build } from "esbuild";
import { findElements } from "../build/elements.mjs";

/** What may change every test. */
const everything =
  /^(package(-lock)?\.json|tsconfig\.json|[\w-]+\.config\.mjs|scripts\/(build|wtr|test)\b|scripts\/[^/]*(hook|reporter|browser)|test\/prepared)/;

/** What tests read without importing it, and those tests. */
const readers = [
  [/^docs\/guides\//, /^test\/tours\/catalogue\/guides\.test/],
  // Compare documents with declarations, messages of the console, the tested sites and the tree.
  [/^((docs|shared|widgets|test\/hosts)\/|(README|CONTRIBUTING)\.md$)/, /^test\/unit\/guides\//],
  [/^(CHANGELOG\.md|LICENSE)$/, /^test\/unit\/scripts\/(release|package)\.test/],
];

const testFiles = () =>
  readdirSync("test", { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${file}`)
    .sort();

/** What a test imports of the build is not followed: it is made of everything. */
const withoutBuild = {
  name: "without-build",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /\/dist\// }, () => ({ contents: "" }));
  },
};

/**
 * Which files of the project each of some files imports, itself first, by whatever way.
 * @returns {Promise<(file: string) => Set<string>>}
 */
export async function importsOf(files) {
  const { metafile } = await build({
    entryPoints: files,
    bundle: true,
    splitting: true, // each file once
    write: false,
    metafile: true,
    outdir: ".cache",
    packages: "external",
    plugins: [withoutBuild],
    platform: "node",
    format: "esm",
    loader: { ".css": "text" },
    logLevel: "silent",
  });
  return (file) => {
    const reached = new Set([file]);
    for (const next of reached)
      for (const { path, external } of metafile.inputs[next]?.imports ?? []) if (!external) reached.add(path);
    return reached;
  };
}

/** Files that differ from where this branch left another one, saved or not, known to git or not. */
function changedSince(branch) {
  const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const base = git("merge-base", branch, "HEAD");
  const listed = `${git("diff", "--name-only", base)}\n${git("ls-files", "--others", "--exclude-standard")}`;
  return listed.split("\n").filter(Boolean);
}

/**
 * What belongs to some elements, or to what changed: test files that import it, also by detours, or have an element's name; of the contract,
 * the elements' own checks; tours that name an element's tag.
 * @param {{ names: string[], since?: string }} choice names of elements, with `suite-` or without; a branch or commit
 * @returns {Promise<{ all: number, files: string[], sources: string[], elements: string[], tags: string[] } | undefined>} undefined where
 * everything belongs to it; `sources` are the files to check; `tags`: where it is not empty, the only ones that the contract concerns
 */
export async function select({ names, since }) {
  const elements = findElements();
  const chosen = elements.filter(({ tag, name }) => names.includes(tag) || names.includes(name));
  const changed = since === undefined ? [] : changedSince(since);
  if (changed.some((file) => everything.test(file))) return undefined;

  const tests = testFiles();
  const entryOf = ({ folder, name }) => `${folder}/${name}.element.ts`;
  const imports = await importsOf([...tests, ...elements.map(entryOf)]);
  const isOwn = (file) => changed.includes(file) || chosen.some(({ folder }) => file.startsWith(`${folder}/`));
  const concerns = (file) => [...imports(file)].some(isOwn);
  const mirrors = (file) => chosen.some(({ name }) => new RegExp(`/${name}[./]`).test(file));
  const folders = new Set(changed.map((file) => file.slice(0, file.lastIndexOf("/"))));
  const affected = elements.filter((element) => folders.has(element.folder) || concerns(entryOf(element)));

  const tags = affected.map(({ tag }) => tag);
  const named = new RegExp(`\\b(${tags.join("|")})(?![\\w-])`);
  const isNamed = (file) =>
    tags.length > 0 &&
    [...imports(file)].some((part) => part.startsWith("test/") && named.test(readFileSync(part, "utf8")));
  const reads = (file) => readers.some(([text, test]) => test.test(file) && changed.some((part) => text.test(part)));
  const belongs = (file) => {
    if (concerns(file) || mirrors(file) || reads(file)) return true;
    // of sites in other frameworks only their tests are imported
    if (file.startsWith("test/hosts/") && changed.some((part) => part.startsWith("test/hosts/"))) return true;
    if (/^test\/(tours|hosts)\//.test(file) || file === "test/contract/notifications.test.ts") return isNamed(file);
    if (/^test\/(contract\/elements|engines\/elements-\d)\.test\.ts$/.test(file)) return tags.length > 0;
    if (file.startsWith("test/contract/loader/")) return changed.some((part) => part.startsWith("shared/loader/"));
    // they start scripts as processes
    return file.startsWith("test/unit/scripts/") && changed.some((part) => part.startsWith("scripts/"));
  };
  const files = tests.filter(belongs);
  const below = (folder) => readdirSync(folder).map((file) => `${folder}/${file}`);
  const sources = [...changed, ...chosen.flatMap(({ folder }) => below(folder)), ...files].filter((file) =>
    existsSync(file),
  );
  const isWhole =
    concerns("test/contract/elements.test.ts") ||
    files.some((file) => /^test\/contract\/(?!elements|notifications)/.test(file));
  return { all: tests.length, files, sources: [...new Set(sources)], elements: tags, tags: isWhole ? [] : tags };
}

/** What is run of it, and what is not. */
export const summary = ({ all, files, elements, tags }) =>
  [
    `- ${files.length} of ${all} files with tests concern ${elements.join(", ") || "no element"}; the others are left out`,
    ...(tags.length > 0 ? ["- of the contract, the checks of these elements alone"] : []),
  ].join("\n");
