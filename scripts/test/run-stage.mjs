import { once } from "node:events";
import { closeSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { endGroup, startGroup } from "../child-group.mjs";
import { readNotes } from "./notes.mjs";
import { excerptLines } from "./report.mjs";

/**
 * Failures without a file belong to the stage as a whole.
 * @typedef {import("./notes.mjs").Test} Test
 * @typedef {{ passed: number, failed: number, output: string, failures: Test[], tests: Test[] }} Result
 */

const count = /^(\d+) passed, (\d+) failed\n?$/m;

/** ms */
const longestProcess = 20 * 60_000;

/** A process that prints no count of its own is one test. It may also die after its last test. */
function readOutput(output, code, { files, entry }, tests) {
  const counted = count.exec(output)?.slice(1).map(Number);
  const [passed, failed] = counted ?? [Number(code === 0), 0];
  const text = output.replace(count, "").trim();
  const failures = tests
    .filter(({ state }) => state === "failed")
    .map((failure) => (files.includes(failure.file) ? failure : { ...failure, file: entry }));
  if (failed > 0 || code === 0) return { passed, failed, output: text, failures, tests };
  const name = `the process ${code === null ? "was ended" : `ended with code ${code}`} beside its tests`;
  const lost = { file: entry, name, error: text.split("\n").slice(-excerptLines).join("\n") };
  return { passed, failed: 1, output: `${text}\n✗ ${entry ?? "the stage"}: ${name}`, failures: [lost], tests };
}

/** Runs a process whose output goes to a file: a pipe would stay open as long as a process that it started and left. */
async function runProcess(started, env, patience) {
  const folder = mkdtempSync(join(env.SUITE_TEST_RUN, "process-"));
  const notes = join(folder, "notes.jsonl");
  const output = openSync(join(folder, "output"), "w");
  const child = startGroup(started.args, {
    env: { ...env, SUITE_NOTES: notes },
    stdio: ["ignore", output, output],
    timeout: Math.max(1, Math.round(patience)),
    killSignal: "SIGKILL",
  });
  const [code] = await once(child, "exit");
  if (code === null) endGroup(child);
  closeSync(output);
  const printed = stripVTControlCharacters(readFileSync(join(folder, "output"), "utf8"));
  return readOutput(printed, code, started, readNotes(notes));
}

/** @type {(results: object[], key: string) => number} */
export const sum = (results, key) => results.reduce((total, result) => total + result[key], 0);

/** s since `performance.now()` told that time */
export const secondsSince = (start) => (performance.now() - start) / 1000;

/**
 * Runs files of a stage, or the stage as a whole where it has none.
 * @param {import("./stages.mjs").Stage} stage
 * @param {string[]} files
 * @param {Record<string, string>} env `SUITE_TEST_RUN` is the folder that the processes of the run share
 * @param {number} until when all must have ended, as `performance.now()` tells it
 * @param {Promise<unknown>} [other] until it has ended, the stage has one process at a time
 * @returns {Promise<Result>}
 */
export async function runStage(stage, files, env, until = Infinity, other) {
  const started = performance.now();
  const waiting = stage.processes(files, env.SUITE_TEST_RUN, env.SUITE_REPEATED ?? env.SUITE_TAGS);
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const patience = Math.min(longestProcess, until - performance.now());
      results.push(await runProcess(next, { ...env, ...stage.env }, patience));
    }
  };
  const lane = (_, index) => (index > 0 && other ? other.then(work) : work());
  await Promise.all(Array.from({ length: stage.concurrency ?? 1 }, lane));
  return {
    passed: sum(results, "passed"),
    failed: sum(results, "failed"),
    output: results.flatMap(({ output }) => output || []).join("\n"),
    failures: results.flatMap(({ failures }) => failures),
    tests: results.flatMap(({ tests }) => tests),
    seconds: secondsSince(started),
  };
}
