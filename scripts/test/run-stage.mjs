import { spawn } from "node:child_process";
import { join } from "node:path";
import { readNotes } from "./notes.mjs";

/**
 * @typedef {import("./notes.mjs").Failure} Failure
 * @typedef {import("./notes.mjs").Test} Test
 * @typedef {{ passed: number, failed: number, output: string, failures: Failure[], tests: Test[], seconds: number }} Result
 * `failures` without a file belong to the stage as a whole.
 */

const cursorCodes = /\u001b\[[\d;]*[A-Za-z]/g;
const count = /^(\d+) passed, (\d+) failed\n?$/m;

/** ms */
const longestProcess = 20 * 60_000;

/** ms that the output of an ended process may still take: what it started, and left, may hold its streams for ever. */
const lateOutput = 2000;

/** Each leads a group of its own, so that what it started, as browsers, ends with it. */
const running = new Set();
function end(child) {
  try {
    process.kill(-child.pid, "SIGKILL");
  } catch {
    // all of its group have ended
  }
}
process.on("exit", () => running.forEach(end));

const secondsSince = (start) => (performance.now() - start) / 1000;
const lastLines = (text) => text.trim().split("\n").slice(-12).join("\n");

let processes = 0;

/** A process that prints no count of its own is one test. It may also die after its last test. */
function readOutput(output, code, { files, entry }, noted) {
  const counted = count.exec(output);
  const text = output.replace(count, "").trim();
  const passed = counted ? Number(counted[1]) : Number(code === 0);
  const reported = counted ? Number(counted[2]) : 0;
  if (code === 0 && reported === 0) return { passed, failed: 0, output: text, failures: [] };
  const failures = noted.map((failure) => (files.includes(failure.file) ? failure : { ...failure, file: entry }));
  if (reported > 0) return { passed, failed: reported, output: text, failures };
  const ending = code === null ? "was ended" : `ended with code ${code}`;
  const lost = { file: entry, name: `the process ${ending} beside its tests`, error: lastLines(text) };
  return { passed, failed: 1, output: `${text}\n✗ ${entry ?? "the stage"}: ${lost.name}`, failures: [lost] };
}

/** @returns {Promise<Omit<Result, "seconds">>} `tests` are those that node and the browsers' runner tell of */
function runProcess(process_, env, patience) {
  const number = processes++;
  const notes = (what) => join(env.SUITE_TEST_RUN, `${what}-${number}.jsonl`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, process_.args, {
      env: { ...env, SUITE_FAILURES: notes("failures"), SUITE_TESTS: notes("tests") },
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    running.add(child);
    const impatience = setTimeout(end, Math.max(0, patience), child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => (output += text));
    }
    child.on("exit", (code) => {
      clearTimeout(impatience);
      running.delete(child);
      const late = setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), lateOutput);
      child.on("close", () => {
        clearTimeout(late);
        const read = readOutput(output.replace(cursorCodes, ""), code, process_, readNotes(notes("failures")));
        resolve({ ...read, tests: readNotes(notes("tests")) });
      });
    });
  });
}

/**
 * Runs files of a stage, or the stage as a whole where it has none.
 * @param {import("./stages.mjs").Stage} stage
 * @param {string[]} files
 * @param {Record<string, string>} env `SUITE_TEST_RUN` is the folder that the processes of the run share
 * @param {number} until when all must have ended, as `performance.now()` tells it
 * @returns {Promise<Result>}
 */
export async function runStage(stage, files, env, until = Infinity) {
  const started = performance.now();
  const waiting = stage.processes(files, env.SUITE_TEST_RUN, env.SUITE_TAGS);
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(
        await runProcess(next, { ...env, ...stage.env }, Math.min(longestProcess, until - performance.now())),
      );
  };
  await Promise.all(Array.from({ length: stage.concurrency ?? 1 }, work));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    output: results
      .map(({ output }) => output)
      .filter(Boolean)
      .join("\n"),
    failures: results.flatMap(({ failures }) => failures),
    tests: results.flatMap(({ tests }) => tests),
    seconds: secondsSince(started),
  };
}
