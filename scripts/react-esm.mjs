import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { build } from "esbuild";
import { libraryConstants } from "./build/library-constants.mjs";

const require = createRequire(import.meta.url);
const folder = ".cache/react";
const fileOf = (source) => `${source.replace("/", "-")}.js`;

const reactNames = ["react", "react-dom", "react-dom/client", "react/jsx-runtime"];

const entries = {
  name: "entries",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice("entry:".length), namespace: "entry" }));
    onLoad({ filter: /.*/, namespace: "entry" }, ({ path }) => ({
      contents: `import all from "${path}"; export default all; export const { ${Object.keys(require(path)).join(", ")} } = all;`,
      resolveDir: process.cwd(),
    }));
  },
};

/**
 * React comes as CommonJS, which no browser loads: makes modules with named exports of it, which share one chunk.
 * @returns {Promise<Record<string, string>>} file below the project's folder, per name of `reactNames`
 */
export async function buildReact() {
  await mkdir(folder, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(reactNames.map((source) => [fileOf(source).replace(".js", ""), `entry:${source}`])),
    outdir: resolve(folder),
    bundle: true,
    splitting: true,
    format: "esm",
    define: libraryConstants,
    plugins: [entries],
  });
  return Object.fromEntries(reactNames.map((source) => [source, `${folder}/${fileOf(source)}`]));
}
