import nodeResolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import { resolve } from "node:path";
import { transform } from "esbuild";
import { rollup } from "rollup";
import { libraryConstants } from "../libraries/constants.mjs";
import { libraries } from "../libraries/rollup.mjs";
import { rules } from "../libraries/rules.mjs";
import { brotliSize } from "./attribution.mjs";

const npmDir = "dist/npm";

/**
 * Bytes of a module with all that it imports at once, bundled as the product is. esbuild makes it small: it is faster than
 * what the product is made small with, and of two results only the difference counts.
 */
async function sizeOf(module, rules) {
  const bundle = await rollup({
    input: resolve(npmDir, module),
    plugins: [
      replace({ preventAssignment: true, values: libraryConstants }),
      await libraries({ npmDir, rules }),
      nodeResolve({ browser: true, exportConditions: ["production"] }),
    ],
  });
  const { output } = await bundle.generate({ format: "es" });
  const { code } = await transform(output[0].code, { minify: true, format: "esm", target: "es2022" });
  return brotliSize(code);
}

/**
 * What each rule for libraries saves: what it is seen in, built without this rule and with all of them.
 * @returns {Promise<{ rule: import("../libraries/rules.mjs").Rule, bytes: number }[]>}
 */
export async function measureRules() {
  const rows = [];
  const whole = new Map();
  for (const rule of rules) {
    const others = rules.filter((other) => other !== rule);
    if (!whole.has(rule.seen)) whole.set(rule.seen, await sizeOf(rule.seen, rules));
    rows.push({ rule, bytes: (await sizeOf(rule.seen, others)) - whole.get(rule.seen) });
  }
  return rows;
}
