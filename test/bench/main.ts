// `npm run bench`: measurements that a budget in bytes does not include, all in one run and one browser. `npm run bench -- theme shop`
// runs only these parts. `builds` needs both builds: npm run build && npm run build -- --react
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "#scripts/ensure-browser.mjs";
import { conclude } from "./report.ts";
import { startSuite } from "./server.ts";
import { parts } from "./tables.ts";

const [, , ...chosen] = process.argv;
const names = chosen.length ? chosen : Object.keys(parts);
const unknown = names.filter((name) => !(name in parts));
if (unknown.length) {
  console.error(`There is no ${unknown.join(", no ")}. Parts: ${Object.keys(parts).join(", ")}`);
  process.exit(1);
}
for (const file of ["dist/suite.js", ...(names.includes("builds") ? ["dist/react/suite.js"] : [])]) {
  if (!existsSync(file)) {
    console.error(`There is no ${file}: npm run build && npm run build -- --react`);
    process.exit(1);
  }
}

const suite = await startSuite();
const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
try {
  for (const name of names) await parts[name]!({ browser, suite });
  conclude();
} finally {
  await browser.close();
  await suite.close();
}
