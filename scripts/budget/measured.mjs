import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

/** @typedef {Record<string, { value: unknown, files: Record<string, string> }>} Measurements each with the hashes of the files that it was made of */

/** @type {Measurements} */
let known = {};

/** Those of this run. @type {Measurements} */
export const made = {};

/** @param {Measurements} kept what an earlier run has made */
export const useMeasurements = (kept) => void (known = kept);

const hashOf = (file) => (existsSync(file) ? createHash("sha256").update(readFileSync(file)).digest("base64") : "");

const holds = (entry) => Object.entries(entry.files).every(([file, hash]) => hashOf(file) === hash);

/**
 * Measures, unless that was done before and every file is as it was.
 * @param {string} what all that it depends on besides files and scripts
 * @param {() => Promise<{ value: T, files: string[] }>} work
 * @returns {Promise<T>}
 * @template T
 */
export async function measure(what, work) {
  const entry = made[what] ?? known[what];
  if (entry && holds(entry)) made[what] = entry;
  else {
    const { value, files } = await work();
    made[what] = { value, files: Object.fromEntries(files.map((file) => [file, hashOf(file)])) };
  }
  return made[what].value;
}
