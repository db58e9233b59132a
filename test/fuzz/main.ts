import { parseArgs } from "node:util";
import { pages } from "#demo/catalogue/index.tsx";
import { openSuite } from "../prepared.ts";
import { fuzz } from "./run.ts";

const { values } = parseArgs({ options: { seed: { type: "string" } } });
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
const runs = 2000;

const suite = await openSuite({ hold: 1, deliver: () => Promise.resolve(201) });
suite.app.route("/", pages(suite));
console.log(`${runs} requests, seed ${seed}. The same again: npm run fuzz -- --seed ${seed}`);
try {
  await fuzz(suite, { seed, runs });
  console.log("No request broke anything.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await suite.close();
}
