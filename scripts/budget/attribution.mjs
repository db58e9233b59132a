import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { transform } from "esbuild";

/** Written by the build. */
const coreModules = ".cache/core-modules.json";
const compress = promisify(brotliCompress);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

/** Bytes that a browser downloads of this text: brotli 11. */
export const brotliSize = async (text) => (await compress(text, options)).length;

/** Rollup plugin of the build of the chunks: notes which modules the core is made of, for `npm run budget`. */
export const attribution = () => ({
  name: "attribution",
  generateBundle(_, bundle) {
    const modules = Object.entries(bundle["core.js"]?.modules ?? {}).filter(([, { code }]) => code);
    mkdirSync(dirname(coreModules), { recursive: true });
    writeFileSync(
      coreModules,
      JSON.stringify(modules.map(([id, { code }]) => [relative(process.cwd(), id.replace("\0", "")), code])),
    );
  },
});

/** One row per package (preact is several), and per file of our own. */
const groupOf = (id) =>
  id.match(/node_modules\/((?:@[^/]+\/)?[^/]+(?:\/(?:compat|hooks|jsx-runtime))?)/)?.[1] ??
  id.replace(/^dist\/npm\//, "").replace(/\?.*/, "");

/**
 * Returns the cost of each part of the core: the bytes that its absence would save (leave one out), scaled so that the rows add up to
 * the real size, since similar parts share their cost.
 * @returns {Promise<{ name: string, bytes: number }[]>} largest first
 */
export async function attribute(size) {
  const parts = new Map();
  for (const [id, code] of JSON.parse(readFileSync(coreModules, "utf8"))) {
    const { code: minified } = await transform(code, { minifyWhitespace: true, minifySyntax: true, target: "es2022" });
    parts.set(groupOf(id), (parts.get(groupOf(id)) ?? "") + minified);
  }
  const without = (left) =>
    [...parts]
      .filter(([name]) => name !== left)
      .map(([, code]) => code)
      .join("");
  const whole = await brotliSize(without());
  const rows = await Promise.all(
    [...parts.keys()].map(async (name) => ({ name, bytes: whole - (await brotliSize(without(name))) })),
  );
  const scale = size / rows.reduce((sum, { bytes }) => sum + bytes, 0);
  return rows.map(({ name, bytes }) => ({ name, bytes: bytes * scale })).sort((a, b) => b.bytes - a.bytes);
}
