import { spawn } from "node:child_process";

const running = new Set();

/**
 * Starts node as the leader of a group: what it starts, such as browsers, can be ended with it, and ends with us.
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} options
 */
export function startGroup(args, options) {
  const child = spawn(process.execPath, args, { ...options, detached: true });
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}

/** @param {import("node:child_process").ChildProcess} child @param {NodeJS.Signals} signal */
export function endGroup(child, signal = "SIGKILL") {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // all of its group have ended
  }
}

process.on("exit", () => running.forEach((child) => endGroup(child)));
