import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build, context } from "esbuild";
import { loaderConstants, suiteCss } from "../build/constants.mjs";
import { contentCss } from "../build/content.mjs";
import { chunkName, findElements, findPageChunks, findTranslations } from "../build/elements.mjs";
import { adoptionsModule, doctorModule, elementEntry } from "../build/entries.mjs";
import { aliases } from "../build/libraries.mjs";
import { libraryConstants } from "../build/library-constants.mjs";
import { cssModule, translationModule } from "../build/plugins.mjs";

/** esbuild plugin: style sheets as minified text, translations, and modules that the build makes, `made:<name>`. */
const suiteModules = (modules) => ({
  name: "suite-modules",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(made|virtual):/ }, ({ path }) => ({ path, namespace: "made" }));
    onResolve({ filter: /^\.\/[\w-]+\.js$/, namespace: "made" }, ({ path }) => ({
      path: `made:suite-${path.slice(2, -3)}`,
      namespace: "made",
    }));
    onLoad({ filter: /.*/, namespace: "made" }, ({ path }) => ({
      contents: modules[path],
      loader: "ts",
      resolveDir: process.cwd(),
    }));
    onResolve({ filter: /^\.\/widgets\/[\w-]+\/i18n\/\w\w\.js$/ }, ({ path }) => ({ path, namespace: "translations" }));
    onLoad({ filter: /.*/, namespace: "translations" }, async ({ path }) => ({
      contents: await translationModule(path.replace(/\.js$/, ""), () => true),
    }));
    onLoad({ filter: /\.css$/ }, async ({ path }) => ({ contents: await cssModule(path), loader: "js" }));
  },
});

/** esbuild plugin: React's names lead to preact, as in the bundle. */
async function libraryAliases() {
  const aliasOf = await aliases(false);
  return {
    name: "library-aliases",
    setup({ onResolve }) {
      onResolve({ filter: /^[\w-]/ }, ({ path, importer }) => {
        const file = aliasOf(path, importer);
        return file && { path: resolve(file) };
      });
    },
  };
}

const browser = {
  bundle: true,
  minify: true,
  sourcemap: "linked",
  target: "es2022",
  jsx: "automatic",
  conditions: ["production"],
  define: libraryConstants,
};

/** Chunks by tag, language and purpose, as in dist/chunks; what they share has names of esbuild's. */
async function chunkOptions(elements, outDir) {
  const entries = Object.fromEntries(elements.map((element) => [`made:${element.tag}`, elementEntry(element)]));
  const pageChunks = findPageChunks();
  const texts = findTranslations().map((file) => [chunkName(`${file}.js`), `./${file}.js`]);
  return {
    ...browser,
    entryPoints: {
      ...Object.fromEntries(elements.map(({ tag }) => [tag, `made:${tag}`])),
      ...Object.fromEntries(texts),
      ...Object.fromEntries(pageChunks.map(({ folder, name }) => [name, `${folder}/${name}.page.ts`])),
      core: "shared/element/index.ts",
      when: "shared/loader/when.ts",
      held: "shared/loader/held.ts",
      diagnose: "shared/element/diagnose.ts",
    },
    outdir: join(outDir, "chunks"),
    format: "esm",
    splitting: true,
    plugins: [await libraryAliases(), suiteModules(entries)],
  };
}

/** All declarations in one module for Node: what the loader and the catalogue are made of. */
function declarationOptions(elements, outDir) {
  const lines = elements.map(
    ({ folder, name }) => `export { default as "${name}" } from "./${folder}/${name}.element";`,
  );
  return {
    entryPoints: ["made:declarations"],
    outfile: join(outDir, "declarations.mjs"),
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    jsx: "automatic",
    plugins: [suiteModules({ "made:declarations": lines.join("\n") })],
  };
}

/** The chunks that are made of what declarations say: the one that adopts, and the doctor. */
const declaredOptions = (elements, outDir, declarations) => ({
  ...browser,
  entryPoints: { adopt: "shared/loader/adopt.ts", doctor: "shared/doctor/index.ts" },
  outdir: join(outDir, "chunks"),
  format: "esm",
  plugins: [
    suiteModules({
      "virtual:adoptions": adoptionsModule(elements, declarations, (file) => resolve(`${file}.ts`)),
      "virtual:doctor": doctorModule(declarations, JSON.parse(readFileSync("package.json", "utf8")).version),
    }),
  ],
});

/** `suite.js`, which also reloads the page, and the service workers of elements. */
const scriptOptions = (elements, outDir, constants) => ({
  ...browser,
  entryPoints: {
    suite: "made:suite",
    ...Object.fromEntries(
      elements
        .filter(({ worker }) => worker)
        .map(({ folder, name }) => [`${name}-worker`, `${folder}/worker/${name}-worker.ts`]),
    ),
  },
  define: { ...browser.define, ...constants },
  outdir: outDir,
  format: "iife",
  plugins: [suiteModules({ "made:suite": 'import "./shared/loader/suite";\nimport "./scripts/dev/reload";' })],
});

/** Builds the tree's elements into a folder, once per call: 0.3 s each time after the first. */
export function createBundle(outDir) {
  let known = "";
  let contexts = [];

  async function renew(elements) {
    if (known === JSON.stringify(elements)) return;
    known = JSON.stringify(elements);
    await Promise.all(contexts.map((old) => old.dispose()));
    contexts = await Promise.all([
      context(await chunkOptions(elements, outDir)),
      context(declarationOptions(elements, outDir)),
    ]);
  }

  return {
    /** False where the sources do not build; esbuild has said why. */
    async build() {
      const elements = findElements();
      try {
        await renew(elements);
        await Promise.all(contexts.map((one) => one.rebuild()));
        const file = pathToFileURL(resolve(outDir, "declarations.mjs"));
        const declarations = Object.values(await import(`${file}?${Date.now()}`));
        mkdirSync(join(outDir, "chunks"), { recursive: true });
        writeFileSync(join(outDir, "suite.css"), suiteCss(declarations));
        writeFileSync(join(outDir, "suite-content.css"), await contentCss());
        const { constants, directory } = loaderConstants(declarations, elements);
        writeFileSync(join(outDir, "chunks/directory.js"), directory);
        await Promise.all([
          build(scriptOptions(elements, outDir, constants)),
          build(declaredOptions(elements, outDir, declarations)),
        ]);
        return true;
      } catch (error) {
        if (!error.errors) console.error(error);
        return false;
      }
    },
  };
}
