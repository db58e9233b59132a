import { readFileSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import typescript from "@rollup/plugin-typescript";
import { attribution } from "./scripts/budget/attribution.mjs";
import { chunksByFolder } from "./scripts/build/chunks.mjs";
import { collectClosures } from "./scripts/build/closures.mjs";
import { loaderConstants, suiteCss } from "./scripts/build/constants.mjs";
import { contentCss } from "./scripts/build/content.mjs";
import {
  chunkName,
  findElements,
  findPageChunks,
  findTranslations,
  importDeclarations,
} from "./scripts/build/elements.mjs";
import {
  adoptionsModule,
  doctorModule,
  elementEntry,
  elementTypes,
  standaloneEntry,
} from "./scripts/build/entries.mjs";
import { libraryAliases, ownDocumentFor } from "./scripts/build/libraries.mjs";
import { libraryConstants } from "./scripts/build/library-constants.mjs";
import { minify } from "./scripts/build/minify.mjs";
import { collectNotices } from "./scripts/build/notices.mjs";
import {
  cssText,
  inlineIcons,
  plainImport,
  stripDocs,
  stripParams,
  texts,
  translationModules,
  virtual,
} from "./scripts/build/plugins.mjs";

const npmDir = "dist/npm";
const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const elements = findElements();
const pageChunks = findPageChunks();
const compiled = (file) => resolve(npmDir, file);
const translations = findTranslations();

/** Service workers of elements, which a site serves from its own origin, by the files that they become. */
const workers = elements
  .filter(({ worker }) => worker)
  .map(({ folder, name }) => [`${name}-worker`, `${folder}/worker/${name}-worker`]);

/** Everything compiled once, module by module: what bundlers import, and what all other builds are made of. */
const compile = (clean) => ({
  input: [
    ...elements.map(({ folder, name }) => `${folder}/${name}.element.ts`),
    ...pageChunks.flatMap(({ folder, name }) => ["page", "adopt"].map((part) => `${folder}/${name}.${part}.ts`)),
    ...["suite", "adopt", "when", "held"].map((name) => `shared/loader/${name}.ts`),
    "shared/element/index.ts",
    "shared/element/diagnose.ts",
    "shared/doctor/index.ts",
    "shared/i18n/index.ts",
    ...workers.map(([, source]) => `${source}.ts`),
  ],
  // a library is imported where its names are used, not by all who import from the same index.ts
  treeshake: { moduleSideEffects: "no-external" },
  external: (id) => /^[^./#\0]/.test(id),
  plugins: [
    clean && { name: "clean", buildStart: () => rmSync("dist", { recursive: true, force: true }) },
    cssText(),
    texts(),
    nodeResolve({ resolveOnly: [/^#/] }),
    typescript({
      tsconfig: "tsconfig.json",
      include: ["widgets/**", "shared/**"],
      noEmitOnError: true,
      compilerOptions: {
        noEmit: false,
        noCheck: true, // `npm test` checks types in its own stage, in a third of the time
        rewriteRelativeImportExtensions: true,
        outDir: npmDir,
        rootDir: ".",
      },
    }),
    plainImport(),
    translationModules(translations),
    {
      name: "entries",
      generateBundle() {
        for (const element of elements) {
          this.emitFile({ type: "asset", fileName: `${element.name}.js`, source: elementEntry(element) });
          this.emitFile({ type: "asset", fileName: `${element.name}.d.ts`, source: elementTypes(element) });
        }
      },
    },
  ],
  output: { dir: npmDir, format: "es", preserveModules: true, preserveModulesRoot: ".", generatedCode: "es2015" },
});

// only an element's entry does something; without this it would fetch what other elements use of a module that both know.
// Firebase's packages make themselves known to each other by being imported
const treeshake = {
  moduleSideEffects: (id) => dirname(id) === resolve(npmDir) || id.includes("node_modules/@firebase/"),
};

export default async (options) => {
  // --part: "bundle", all but the standalone files, or "standalone:0/2", every second of these; without it, everything
  const { react, part } = options;
  delete options.react;
  delete options.part;
  const onReact = !!react;
  const dist = onReact ? "dist/react" : "dist";
  const [, remainder, divisor] = /^standalone:(\d+)\/(\d+)$/.exec(part) ?? [];
  const notices = collectNotices(dist, divisor !== undefined);
  const closures = collectClosures();
  let constants = {};
  const plugins = [
    virtual({
      "virtual:adoptions": async () =>
        adoptionsModule(elements, await importDeclarations(npmDir, elements), (file) => compiled(`${file}.js`)),
      "virtual:doctor": async () => doctorModule(await importDeclarations(npmDir, elements), version),
      ...Object.fromEntries(
        elements.map((element) => [
          `standalone:${element.name}`,
          () => standaloneEntry(element).replaceAll('"./', `"${resolve(npmDir)}/`),
        ]),
      ),
    }),
    stripDocs(),
    stripParams(),
    inlineIcons(() => import(pathToFileURL(compiled("shared/ui/icons.js")).href)),
    replace({
      preventAssignment: true,
      delimiters: ["\\b", "\\b"],
      values: {
        ...libraryConstants,
        ...Object.fromEntries(["__SUITE_LIST__", "__SUITE_LANGUAGES__"].map((name) => [name, () => constants[name]])),
      },
    }),
    await libraryAliases({ onReact }),
    nodeResolve({ browser: true, exportConditions: ["production"] }),
    ownDocumentFor(compiled("shared/element/document.js")),
    minify({
      ecma: 2022,
      module: true,
      compress: { passes: 4, arrows: false, unsafe_arrows: true, pure_getters: true },
      format: { comments: false },
    }),
    notices(),
  ];
  const loader = {
    input: compiled("shared/loader/suite.js"),
    plugins: [
      {
        name: "boxes",
        async buildStart() {
          const declarations = await importDeclarations(npmDir, elements);
          const { directory, ...rest } = loaderConstants(declarations, elements, closures.of(elements));
          constants = rest.constants;
          this.emitFile({ type: "asset", fileName: "chunks/directory.js", source: directory });
          this.emitFile({ type: "asset", fileName: "suite.css", source: suiteCss(declarations) });
          this.emitFile({ type: "asset", fileName: "suite-content.css", source: await contentCss() });
        },
      },
      ...plugins,
    ],
    output: { file: `${dist}/suite.js`, format: "iife" },
  };
  const workerFiles = workers.map(([name, source]) => ({
    input: compiled(`${source}.js`),
    plugins,
    output: { file: `${dist}/${name}.js`, format: "iife" },
  }));
  const chunks = {
    input: {
      ...Object.fromEntries(elements.map(({ tag, name }) => [tag, compiled(`${name}.js`)])),
      ...Object.fromEntries(translations.map((file) => [chunkName(`${file}.js`), compiled(`${file}.js`)])),
      ...Object.fromEntries(pageChunks.map(({ folder, name }) => [name, compiled(`${folder}/${name}.page.js`)])),
      adopt: compiled("shared/loader/adopt.js"),
      when: compiled("shared/loader/when.js"),
      held: compiled("shared/loader/held.js"),
      diagnose: compiled("shared/element/diagnose.js"),
      doctor: compiled("shared/doctor/index.js"),
    },
    // what comes later takes from the entry that asks for it; else each entry with exports would be two files
    preserveEntrySignatures: "allow-extension",
    treeshake,
    plugins: [...plugins, closures.plugin, !onReact && attribution()],
    output: {
      dir: `${dist}/chunks`,
      format: "es",
      entryFileNames: "[name].js",
      chunkFileNames: "[name].js",
      // the namespace of a chunk is never read
      generatedCode: { preset: "es2015", symbols: false },
      freeze: false,
      hoistTransitiveImports: false,
      manualChunks: chunksByFolder(npmDir),
    },
  };
  const standalone = ({ name }) => ({
    input: `standalone:${name}`,
    treeshake,
    plugins: [
      {
        name: "shared-chunks",
        // the rest is the element's own and comes in the one file
        resolveDynamicImport: (specifier, importer) =>
          /\/i18n\/|purify|firebase|diagnose/.test(specifier)
            ? { id: `../chunks/${chunkName(resolve(importer, "..", specifier))}.js`, external: true }
            : null,
      },
      ...plugins,
    ],
    makeAbsoluteExternalsRelative: false,
    output: {
      file: `${dist}/standalone/${name}.js`,
      format: "iife",
      generatedCode: "es2015",
      inlineDynamicImports: true,
    },
  });
  // the loader knows what each chunk imports
  const bundle = [compile(!onReact), chunks, loader, ...workerFiles];
  if (onReact || part === "bundle") return bundle;
  const files = elements.map(standalone);
  return divisor ? files.filter((_, index) => index % divisor === Number(remainder)) : [...bundle, ...files];
};
