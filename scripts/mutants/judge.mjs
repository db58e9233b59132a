import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { runTests } from "./run-tests.mjs";

/** Made, linked, or of no use to a test. */
const left = /^(\.git|\.cache|node_modules|dist|release|reports)$/;

/** Unit tests of an area may share a process, and no others: the areas in the order of their first files. */
function byArea(files) {
  const areas = new Map();
  for (const file of files) {
    const [area] = /^test\/unit\/(server\/)?[^/]+/.exec(file);
    areas.set(area, [...(areas.get(area) ?? []), file]);
  }
  return [...areas.values()];
}

/** A copy of the project in which a mutant can live. @returns {string} its folder */
export function copyProject(folder) {
  const root = realpathSync(mkdtempSync(join(folder, "copy-")));
  for (const name of readdirSync(".").filter((name) => !left.test(name)))
    cpSync(name, join(root, name), { recursive: true });
  for (const name of ["node_modules", "dist"])
    if (existsSync(name)) symlinkSync(realpathSync(resolve(name)), join(root, name));
  return root;
}

/** The files that a failure may come from: those of one process share what the first of them leave behind. */
function suspects(stage, files, { file }) {
  const index = files.indexOf(file);
  if (index < 0) return files;
  return stage === "unit" ? files.slice(0, index + 1) : [file];
}

/**
 * Says of mutants whether the tests see them.
 * @param {Record<string, string>} env
 */
export function createJudge(env) {
  /** Promises of what files give without any mutant, by their names. */
  const healthy = new Map();
  /** Files with a failure of their own, which say nothing about mutants. */
  const broken = new Set();

  /** A busy machine may fail once what is healthy. */
  async function passes(stage, files, root, tries = 2) {
    const { failure } = await runTests(stage, files, root, env);
    if (!failure) return true;
    if (tries > 1) return passes(stage, files, root, tries - 1);
    broken.add(failure.file ?? files.at(-1));
    return false;
  }

  function isHealthy(stage, files, root) {
    const key = files.join();
    if (!healthy.has(key)) healthy.set(key, passes(stage, files, root));
    return healthy.get(key);
  }

  async function judgeFiles(stage, tests, mutant, root) {
    const path = join(root, mutant.file);
    const original = readFileSync(path, "utf8");
    for (;;) {
      const files = tests.filter((file) => !broken.has(file));
      if (files.length === 0) return undefined;
      writeFileSync(path, mutant.text);
      const { failure, late } = await runTests(stage, files, root, env);
      writeFileSync(path, original);
      if (!failure) return undefined;
      if (await isHealthy(stage, suspects(stage, files, failure), root)) return { ...failure, late };
    }
  }

  return {
    broken,
    /**
     * @param {import("./places.mjs").Mutant} mutant
     * @param {Record<"unit" | "widgets", string[]>} tests that reach it
     * @param {string} root of the copy that it lives in
     * @returns {Promise<{ file?: string, name: string, late?: boolean } | undefined>} what killed it
     */
    async judge(mutant, tests, root) {
      const processes = [...byArea(tests.unit).map((files) => ["unit", files]), ["widgets", tests.widgets]];
      for (const [stage, files] of processes) {
        const killer = await judgeFiles(stage, files, mutant, root);
        if (killer) return killer;
      }
      return undefined;
    },
  };
}
