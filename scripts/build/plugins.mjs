import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { transform } from "esbuild";

/** Spaces that the minifier leaves inside of calculations and custom properties; no string of ours has such. */
const tighter = (css) => css.replace(/ ([*/]) /g, "$1").replace(/, (?=\S)/g, ",");

/** The module that a style sheet becomes: its minified text. */
export async function cssModule(file) {
  const { code } = await transform(await readFile(file, "utf8"), { loader: "css", minify: true, target: "esnext" });
  return `export default ${JSON.stringify(tighter(code.trim()))};`;
}

/** Imports a style sheet as its minified text. */
export const cssText = () => ({
  name: "css-text",
  load: (id) => (id.endsWith(".css") ? cssModule(id) : null),
});

/**
 * English texts: one module for each table of `i18n/en.json`, so that an element carries its own tables alone. Other languages are whole
 * modules, which `import()` names: `translationModules` writes them.
 */
export const texts = () => ({
  name: "texts",
  resolveId: (source, importer) =>
    importer && /\/i18n\/(?!en)\w\w\.json$/.test(source)
      ? { id: resolve(importer, "..", source.replace(/json$/, "js")), external: true }
      : /\/i18n\/en\//.test(source)
        ? source
        : null,
  async load(id) {
    const [, file, table] = /^(.+\/i18n\/en)(?:\.json|\/(\w+))$/.exec(id) ?? [];
    if (!file) return null;
    const tables = JSON.parse(await readFile(`${file}.json`, "utf8"));
    return table
      ? `export default ${JSON.stringify(tables[table])};`
      : Object.keys(tables)
          .map((name) => `export { default as ${name} } from "${file}/${name}";`)
          .join("\n");
  },
});

/** The module of tables of texts. */
export const textModule = (tables) =>
  Object.entries(tables)
    .map(([name, table]) => `export const ${name} = ${JSON.stringify(table)};\n`)
    .join("");

/**
 * The module of an area's translations: its own tables, and those of `shared/i18n` that its elements use, so that a page asks for one file of
 * each area.
 * @param {string} file such as `widgets/shop/i18n/fr`
 * @param {(table: string) => boolean} uses
 */
export async function translationModule(file, uses) {
  const read = async (path) => JSON.parse(await readFile(path, "utf8"));
  const shared = Object.entries(await read(`shared/i18n/${basename(file)}.json`)).filter(([name]) => uses(name));
  return textModule({ ...Object.fromEntries(shared), ...(await read(`${file}.json`)) });
}

/** @param {readonly string[]} files `findTranslations` */
export const translationModules = (files) => ({
  name: "translation-modules",
  async generateBundle(_, bundle) {
    const imported = (area) =>
      Object.values(bundle).flatMap(({ fileName, imports = [] }) =>
        fileName.startsWith(`widgets/${area}/`) ? imports : [],
      );
    for (const file of files) {
      const names = imported(file.split("/")[1]);
      const source = await translationModule(file, (table) => names.includes(`shared/i18n/en/${table}.js`));
      this.emitFile({ type: "asset", fileName: `${file}.js`, source });
    }
  },
});

/** Modules made by the build, by id. */
export const virtual = (modules) => ({
  name: "virtual",
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: async (id) => (await modules[id.slice(1)]?.()) ?? null,
});

/** Cuts properties of literals out, each with its comma; the cuts come in the order of the text. */
const cut = (code, cuts) => ({
  code: cuts.reduceRight((text, { start, end, put = "" }) => {
    const comma = put ? 0 : (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
    return text.slice(0, start) + put + text.slice(end + comma);
  }, code),
  map: null,
});

const documentation = new Set([
  "summary",
  "differences",
  "audience",
  "example",
  "area",
  "budget",
  "nests",
  "events",
  "states",
  "parts",
  "slots",
  "waiting",
  "cssProperties",
  "storage",
  "frames",
  "adopts",
  "enhances",
]);

/** Takes out of the declarations what no browser reads: it is in the manifests. */
export const stripDocs = () => ({
  name: "strip-docs",
  transform(code, id) {
    const shared = id.endsWith(".attributes.js"); // tables that several declarations have in common
    if (!shared && !id.endsWith(".element.js")) return null;
    const cuts = [];
    const visit = (node, owner) => {
      if (node?.type === "ObjectExpression") {
        for (const property of node.properties) {
          const name = property.key?.name;
          if (property.type === "SpreadElement") visit(property.argument, owner);
          else if (name === "doc" || (owner === "" && documentation.has(name))) {
            cuts.push(property);
          } else if (owner === "methods") cuts.push({ ...property.value, put: "0" });
          else visit(property.value, name ?? owner);
        }
      } else if (node?.type === "CallExpression") for (const argument of node.arguments) visit(argument, owner);
    };
    for (const node of this.parse(code).body) {
      const calls = [{ init: node.declaration }, ...(node.declarations ?? node.declaration?.declarations ?? [])];
      for (const { id, init } of calls) {
        if (shared) visit(init, /Methods$/.test(id?.name) ? "methods" : "attributes");
        else if (init?.callee?.name === "defineWidget") visit(init, "");
      }
    }
    return cut(code, cuts);
  },
});

/** Takes the schemas of what a call sends out of its module: our own routes are typed, only answers are checked at run time. */
export const stripParams = () => ({
  name: "strip-params",
  transform(code, id) {
    if (!/\/(shared\/suite\/(api|contract)|widgets\/[^/]+\/api)\/[^/]+$/.test(id)) return null;
    const declared = this.parse(code).body.flatMap((node) => (node.declaration ?? node).declarations ?? []);
    // some calls differ by an argument: a function makes them
    const objects = declared.map(({ init }) => (init?.type === "ArrowFunctionExpression" ? init.body : init));
    const cuts = objects.flatMap((object) => {
      const [params, result] = ["params", "result"].map((name) =>
        object?.properties?.find(({ key }) => key?.name === name),
      );
      return params && result ? [params] : [];
    });
    return cut(code, cuts);
  },
});

/**
 * Writes drawings of icons into the modules that show them: imported by several chunks, all of them would be in one that every page loads.
 * @param load imports the compiled `shared/ui/icons.js`
 */
export const inlineIcons = (load) => ({
  name: "inline-icons",
  async transform(code) {
    if (!/^import .* from '[^']*\/icons\.js';$/m.test(code)) return null;
    const [statement, names] = /^import \{ ([^}]*) \} from '[^']*\/icons\.js';$/m.exec(code) ?? [];
    if (!statement) this.error("Icons are imported by name: import { close } from …/icons.ts");
    const icons = await load();
    const constants = names.split(", ").map((each) => {
      const [name, local = name] = each.split(" as ");
      return `const ${local} = ${JSON.stringify(icons[name])};`;
    });
    return { code: code.replace(statement, constants.join(" ")), map: null };
  },
});

/** TypeScript wraps a computed `import()` in a helper that rewrites `.ts`; the loader's addresses never have it. */
export const plainImport = () => ({
  name: "plain-import",
  transform: (code) =>
    code.includes("__rewriteRelativeImportExtension")
      ? {
          code: code
            .replace(/^import .*__rewriteRelativeImportExtension.*$/m, "")
            .replaceAll("__rewriteRelativeImportExtension", ""),
          map: null,
        }
      : null,
});
