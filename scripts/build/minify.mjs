import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import terser from "@rollup/plugin-terser";

const folder = ".cache/minified";
const versions = ["terser", "@rollup/plugin-terser"].map((name) =>
  readFileSync(`node_modules/${name}/package.json`, "utf8"),
);

/** terser, which takes longest of all: what it has minified before, as most chunks after a change, is read from a file. */
export function minify(options) {
  const plugin = terser(options);
  return {
    ...plugin,
    async renderChunk(code, chunk, outputOptions) {
      const key = createHash("sha256").update(JSON.stringify([versions, options, outputOptions.format, code]));
      const file = join(folder, key.digest("hex"));
      if (existsSync(file)) return { code: readFileSync(file, "utf8"), map: null };
      const result = await plugin.renderChunk.call(this, code, chunk, outputOptions); // a text, since no build has source maps
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, result);
      return result;
    },
  };
}
