import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { after } from "node:test";

const root = resolve(import.meta.dirname, "../../..");

/** A folder with the project's files of these names, gone after the describe block that asks for it; modules are the project's own. */
export function copyOfProject(...names: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "suite-widgets-"));
  after(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of names) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
}

export function write(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Replaces the build, which would need all of the project, by one that does nothing. */
export const leaveBuildOut = (folder: string): void =>
  write(folder, "scripts/build.mjs", 'console.log("0 passed, 0 failed");');

const cursorCodes = /\u001b\[[\d;]*[A-Za-z]/g;

/** Runs node in the folder: whether it succeeded, and all that it printed. */
export function run(
  folder: string,
  args: readonly string[],
  env: Record<string, string> = {},
): { ok: boolean; output: string } {
  // the marks of the run around this one would change the run inside: how node reports, and which elements it tests
  const { NODE_TEST_CONTEXT: _context, SUITE_TURN: _turn, SUITE_REPEATED: _repeated, ...own } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...own, ...env },
  });
  return { ok: status === 0, output: (stdout + stderr).replace(cursorCodes, "") };
}

export const node = (folder: string, ...args: string[]) => run(folder, args);
