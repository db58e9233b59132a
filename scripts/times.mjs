// Seconds that builds and stages of tests took on this machine, in .cache: a run can say how long it will take.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const file = ".cache/times.json";

/** Seconds of the last runs, by name. @returns {Record<string, number>} */
export const readTimes = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** @param {{ name: string, seconds: number }[]} results of what ran as a whole */
export function noteTimes(results) {
  mkdirSync(".cache", { recursive: true });
  const latest = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]));
  writeFileSync(file, JSON.stringify({ ...readTimes(), ...latest }));
}

/**
 * Runs a work and prints what it does, how long it took last time, and how long it has taken.
 * @template T
 * @param {string} what such as "Building the elements into dist"
 * @param {string} name under which the time is kept
 * @param {() => Promise<T>} work
 */
export async function timed(what, name, work) {
  const last = readTimes()[name];
  console.log(`${what}; ${last ? `it took ${last} s last time` : "the first time can take some minutes"}.`);
  const started = performance.now();
  const result = await work();
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  noteTimes([{ name, seconds }]);
  console.log(`Done in ${seconds} s.`);
  return result;
}
