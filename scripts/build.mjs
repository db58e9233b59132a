// `npm run build`: everything in dist. --if-changed: only what is not there yet for these sources; --no-standalone: without the files of one
// element each, which take longest; --react: the same on React, in dist/react.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { parseArgs } from "node:util";
import { readStamp, stampOf, writeStamp } from "./build/stamp.mjs";
import { timed } from "./times.mjs";

const { values } = parseArgs({
  allowNegative: true,
  options: {
    "if-changed": { type: "boolean", default: false },
    standalone: { type: "boolean", default: true },
    react: { type: "boolean", default: false },
  },
});

/** The process that fails has said why. */
async function run(...args) {
  const [code] = await once(spawn(process.execPath, args, { stdio: ["ignore", "inherit", "inherit"] }), "close");
  if (code !== 0) process.exit(1);
}
const rollup = (...args) => run("node_modules/rollup/dist/bin/rollup", "-c", "--silent", ...args);

const parts = {
  bundle: () => rollup("--part", "bundle"),
  // what these files share is bundled again for each of them, so two processes take half as long as one
  standalone: () => Promise.all([rollup("--part", "standalone:0/2"), rollup("--part", "standalone:1/2")]),
  react: () => rollup("--react"),
};

const wanted = values.react ? ["react"] : values.standalone ? ["bundle", "standalone"] : ["bundle"];
const stamp = stampOf();
const known = readStamp();
const present = known.sources === stamp ? known.parts : [];
const missing = wanted.filter((part) => !values["if-changed"] || !present.includes(part));
// the bundle begins with an empty folder
const kept = missing.includes("bundle") ? [] : present;

if (missing.length > 0) {
  writeStamp("", []);
  await timed("Building the elements into dist", `build ${missing.join(" ")}`, async () => {
    for (const part of missing) await parts[part]();
    if (!values.react) await run("scripts/manifest.mjs");
  });
  writeStamp(stamp, [...new Set([...kept, ...missing])]);
}
