// Names of the project's files in imports, as package.json#imports gives them: "#shared/ui/index.ts", "#shop/cart/Cart.tsx".
import { readFileSync } from "node:fs";
import { posix } from "node:path";

const { imports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));

/** Longest prefix first, in which order Node tries them. */
const patterns = Object.entries(imports)
  .map(([name, file]) => {
    const [prefix, ending] = name.split("*");
    return { prefix, ending, folder: file.slice("./".length, file.indexOf("*")) };
  })
  .sort((a, b) => b.prefix.length - a.prefix.length);

/**
 * Finds the file that an import names.
 * @param {string} from the importing file; paths are relative to the project, with slashes
 * @param {string} name
 * @returns {string | undefined} undefined for packages and Node's own modules
 */
export function importedFile(from, name) {
  if (name.startsWith(".")) return posix.join(posix.dirname(from), name);
  const pattern = patterns.find(({ prefix, ending }) => name.startsWith(prefix) && name.endsWith(ending));
  return pattern && pattern.folder + name.slice(pattern.prefix.length);
}

/** Gives the name of a file of the project, undefined where package.json#imports has none. */
export function nameOfFile(file) {
  const pattern = patterns.find(({ folder, ending }) => file.startsWith(folder) && file.endsWith(ending));
  return pattern && pattern.prefix + file.slice(pattern.folder.length);
}
