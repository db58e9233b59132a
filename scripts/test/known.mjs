import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSources, stampOfAll, stampOfChecks } from "./sources.mjs";

const root = ".cache/checks";

export const readKept = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** A run that is ended while it writes leaves what was there. */
export function keep(file, value) {
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

/**
 * What selected runs keep of the checks over all files, in a folder that every change of configuration, own rules, packages
 * or Node begins anew. Whole runs neither read nor write it.
 */
export function openKnown() {
  const sources = readSources();
  const name = stampOfChecks(sources);
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const other of readdirSync(root).filter((entry) => entry !== name))
    rmSync(join(root, other), { recursive: true });
  const passed = join(folder, "passed.json");
  const stamp = stampOfAll(sources);
  return {
    folder,
    /**
     * Runs a check, unless it passed with all files as they are. What was saved while it ran may not have been looked at.
     * @param {() => Promise<import("./run-stage.mjs").Result>} run
     */
    async check(stage, run) {
      if (readKept(passed)[stage] === stamp) return { passed: 1, failed: 0, output: "", failures: [], seconds: 0 };
      const result = await run();
      if (result.failed === 0 && stampOfAll(readSources()) === stamp)
        keep(passed, { ...readKept(passed), [stage]: stamp });
      return result;
    },
  };
}
