import { basename, dirname, relative, resolve, sep } from "node:path";
import { chunkName } from "./elements.mjs";

/** Modules of `shared` that pages load together, each with everything that it imports. */
const loadedTogether = {
  /** On every page. */
  core: [
    "a11y/visitor",
    "element/index",
    "html/address",
    "html/navigate",
    "i18n/index",
    "state/store-state",
    "suite/error",
    "suite/page",
    "ui/Button",
    "ui/Failure",
    "ui/Icon",
    "ui/Status",
    "ui/button.css",
    "ui/failure.css",
    "ui/field.css",
    "ui/row-keys",
    "ui/spinner.css",
    "ui/status.css",
    "ui/tool.css",
  ],
  /** On pages with elements that call the suite. */
  client: ["state/remote", "suite/client", "suite/contract/call", "suite/contract/field"],
  /** On pages with elements that show HTML of the suite. */
  html: ["ui/ServerHtml", "ui/late-styles", "html/profile"],
  fragment: ["html/fragment"],
  /** On pages with elements that load pages of the suite. */
  pages: ["loaded/pages"],
  summary: ["ui/ErrorSummary", "ui/error-summary.css"],
};

/** Chunks of English texts that several elements have in common, mostly those that these elements load anyway. Others are part of their element. */
const sharedTables = {
  "shared/failures": "core",
  "shared/stars": "rating-texts",
  "shared/ratings": "rating-texts",
  "chat/chat": "chat-shell",
  "links/links": "links-short-link",
  "shop/shop": "shop-lists",
  "shop/emptyCart": "shop-lists",
  "portal/viewer": "portal-viewer",
  "theme/carousel": "theme-carousel",
  "theme/news": "theme-news",
};

/**
 * Returns a function that assigns modules to chunks by their folders:
 * - `loadedTogether`: the chunks named there;
 * - `widgets/<area>/common/<folder>/` and `widgets/<area>/common/<file>`: `<area>-<folder>` and `<area>-<file>`, except modules that only `import()` names;
 * - `widgets/<area>/api/`: no chunk of its own, calls travel with their callers;
 * - translations: a chunk for each area and language;
 * - modules of `shared/` that two areas use: a chunk named by the folder, or by the file where it has no folder, such as calls;
 * - the bundler puts all other modules beside their only users.
 * @param npmDir where the modules are compiled to
 * @returns rollup's `manualChunks`
 */
export function chunksByFolder(npmDir) {
  const root = resolve(npmDir);
  const pathOf = (id) => relative(root, id).split(sep).join("/");

  /** Chunk of each module that pages load together. */
  let together;
  function modulesTogether(getModuleInfo) {
    const chunks = new Map();
    for (const [chunk, files] of Object.entries(loadedTogether)) {
      const add = (id) => {
        if (chunks.has(id) || !getModuleInfo(id)) return;
        chunks.set(id, chunk);
        getModuleInfo(id).importedIds.forEach(add);
      };
      for (const file of files) add(resolve(root, "shared", `${file}.js`));
    }
    return chunks;
  }

  /** The areas whose modules need this one at once. */
  function areasOf(id, getModuleInfo, seen = new Set()) {
    const area = /^widgets\/([^/]+)/.exec(pathOf(id))?.[1];
    if (area) return new Set([area]);
    if (seen.has(id)) return new Set();
    seen.add(id);
    return new Set(getModuleInfo(id).importers.flatMap((importer) => [...areasOf(importer, getModuleInfo, seen)]));
  }

  const later = new Map();
  /** Returns true for modules that only `import()` names, and for modules that only such modules import. */
  function comesLater(id, getModuleInfo) {
    if (!later.has(id)) {
      const { importers, dynamicImporters } = getModuleInfo(id);
      later.set(id, true); // in a circle, the other importers decide
      later.set(
        id,
        importers.length > 0 ? importers.every((each) => comesLater(each, getModuleInfo)) : dynamicImporters.length > 0,
      );
    }
    return later.get(id);
  }

  return (id, { getModuleInfo }) => {
    const path = pathOf(id);
    const [room, area, common, folder] = path.split("/");
    const [, language, table] = /\/i18n\/(\w\w)(?:\/(\w+))?\.js$/.exec(path) ?? [];
    if (language) return table ? sharedTables[`${room === "shared" ? room : area}/${table}`] : chunkName(path);
    if (room === "widgets") {
      const isShared = common === "common" && !comesLater(id, getModuleInfo);
      return isShared ? `${area}-${folder.replace(/\..*/, "").toLowerCase()}` : null;
    }
    together ??= modulesTogether(getModuleInfo);
    if (together.has(id)) return together.get(id);
    if (room !== "shared" || (basename(path) === "index.js" && area !== "html")) return null;
    if (areasOf(id, getModuleInfo).size < 2) return null;
    // calls of the suite are named by what they are about: what they have of contract/, api/ and beside these is one chunk
    const isLoose = area === "suite" || (dirname(path) === `shared/${area}` && area !== "html");
    return isLoose ? basename(path).replace(/\..*/, "").toLowerCase() : basename(dirname(path));
  };
}
