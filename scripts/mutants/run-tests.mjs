import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { endGroup, startGroup } from "../child-group.mjs";
import { writeEntry } from "../test/group.mjs";
import { readNotes } from "../test/notes.mjs";
import { stages } from "../test/stages.mjs";

/**
 * @typedef {{ failure?: { file?: string, name: string }, late?: boolean }} Outcome the first test that failed; whether time ended it
 */

/** ms for a process of one mutant. */
const longest = { unit: 120_000, widgets: 180_000 };

/** Arguments of node: one process for all files, as to start one takes longer than most of them run. */
const argumentsFor = {
  unit(files, root, folder) {
    const path = join(folder, "unit.test.mjs");
    writeEntry(
      path,
      files.map((file) => join(root, file)),
    );
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
  const notes = join(folder, "notes.jsonl");
  const child = startGroup(argumentsFor[stage](files, root, folder), {
    cwd: root,
    env: { ...env, SUITE_NOTES: notes },
    stdio: ["ignore", "pipe", "ignore"],
  });
  let late = false;
  const impatience = setTimeout(() => {
    late = true;
    endGroup(child, "SIGTERM"); // the runner closes its browser
    setTimeout(endGroup, 3000, child).unref();
  }, longest[stage]);
  // the reporter of unit tests writes its line after the note
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
    if (/^✗ /m.test(output)) endGroup(child);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearTimeout(impatience);
      const failure = readNotes(notes).find(({ state }) => state === "failed");
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
