// How long each stage took in the last run that ran all of it, in seconds.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";

const file = ".cache/test-times.json";

/** @returns {Record<string, number>} by name of the stage */
export const readTimes = () => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** @param {{ name: string, seconds: number }[]} results */
export function noteTimes(results) {
  const times = Object.fromEntries(results.map(({ name, seconds }) => [name, seconds]));
  mkdirSync(".cache", { recursive: true });
  writeFileSync(file, JSON.stringify({ ...readTimes(), ...times }));
}
