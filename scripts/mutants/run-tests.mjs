import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readNotes } from "../test/notes.mjs";
import { stages } from "../test/stages.mjs";

/**
 * @typedef {{ failure?: { file?: string, name: string }, late?: boolean }} Outcome the first test that failed; whether time ended it
 */

/** ms for a process of one mutant. */
const longest = { unit: 120_000, widgets: 180_000 };

const running = new Set();
const end = (child, signal) => {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // all of its group have ended
  }
};
process.on("exit", () => running.forEach((child) => end(child, "SIGKILL")));

/** Arguments of node: one process for all files, as to start one takes longer than most of them run. */
const argumentsFor = {
  unit(files, root, folder) {
    const path = join(folder, "unit.test.mjs");
    writeFileSync(path, files.map((file) => `import "${pathToFileURL(join(root, file))}";\n`).join(""));
    return stages.unit.processes([path], folder)[0].args;
  },
  widgets: (files) => [...stages.widgets.processes(files)[0].args, "--config", "scripts/mutants/wtr.config.mjs"],
};

/**
 * Runs files of tests in a copy of the project until one fails.
 * @param {keyof argumentsFor} stage
 * @param {string[]} files
 * @param {string} root of the copy
 * @param {Record<string, string>} env
 * @returns {Promise<Outcome>}
 */
export function runTests(stage, files, root, env) {
  const folder = mkdtempSync(join(env.SUITE_TEST_RUN, "mutant-"));
  const notes = join(folder, "failures.jsonl");
  const child = spawn(process.execPath, argumentsFor[stage](files, root, folder), {
    cwd: root,
    env: { ...env, SUITE_FAILURES: notes },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  running.add(child);
  let late = false;
  const impatience = setTimeout(() => {
    late = true;
    end(child, "SIGTERM"); // the runner closes its browser
    setTimeout(end, 3000, child, "SIGKILL").unref();
  }, longest[stage]);
  // the reporter of unit tests writes its line after the note
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
    if (/^✗ /m.test(output)) end(child, "SIGKILL");
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearTimeout(impatience);
      running.delete(child);
      const [failure] = readNotes(notes);
      if (late || failure) resolve({ failure: failure ?? { name: "the time is over" }, late });
      // what a test leaves behind may fail the process after its last test
      else
        resolve(
          code === 0 || /^[1-9]\d* passed, 0 failed$/m.test(output)
            ? {}
            : { failure: { name: `the process ended with code ${code}` } },
        );
    });
  });
}
