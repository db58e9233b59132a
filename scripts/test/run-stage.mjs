import { spawn } from "node:child_process";
import { join } from "node:path";
import { readFailures } from "./note-failure.mjs";

/**
 * @typedef {import("./note-failure.mjs").Failure} Failure
 * @typedef {{ passed: number, failed: number, output: string, failures: Failure[], seconds: number }} Result
 * `failures` without a file belong to the stage as a whole.
 */

const cursorCodes = /\u001b\[[\d;]*[A-Za-z]/g;
const count = /^(\d+) passed, (\d+) failed\n?$/m;

/** ms; a process that hangs must end before whoever runs the tests gives up. */
const patience = 20 * 60_000;

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
  const end = code === null ? "was ended" : `ended with code ${code}`;
  const lost = { file: entry, name: `the process ${end} beside its tests`, error: lastLines(text) };
  return { passed, failed: 1, output: `${text}\n✗ ${entry ?? "the stage"}: ${lost.name}`, failures: [lost] };
}

/** @returns {Promise<Omit<Result, "seconds">>} */
function runProcess(process_, env) {
  const notes = join(env.SUITE_TEST_RUN, `failures-${processes++}.jsonl`);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, process_.args, {
      env: { ...env, SUITE_FAILURES: notes },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: patience,
      killSignal: "SIGKILL",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8");
      stream.on("data", (text) => (output += text));
    }
    child.on("close", (code) =>
      resolve(readOutput(output.replace(cursorCodes, ""), code, process_, readFailures(notes))),
    );
  });
}

/**
 * Runs files of a stage, or the stage as a whole where it has none.
 * @param {import("./stages.mjs").Stage} stage
 * @param {string[]} files
 * @param {Record<string, string>} env `SUITE_TEST_RUN` is the folder that the processes of the run share
 * @param {string} [kept] folder of what selected runs keep
 * @returns {Promise<Result>}
 */
export async function runStage(stage, files, env, kept) {
  const started = performance.now();
  const waiting = stage.processes(files, env.SUITE_TEST_RUN, kept);
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results.push(await runProcess(next, { ...env, ...stage.env }));
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
    seconds: secondsSince(started),
  };
}
