// Makes the README's picture of the demo: node scripts/picture.mjs (after the build).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "playwright-core";
import { browserFlags, browserPath } from "./ensure-browser.mjs";

const file = "demo/catalogue/static/demo.png";
const server = spawn(
  process.execPath,
  ["--import", "tsx", "--import", "./scripts/css-hook.mjs", "demo/server/main.ts"],
  {
    // the address that the README names is in the picture
    env: { ...process.env, PORT: "8080" },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
try {
  const [line] = await once(server.stdout.setEncoding("utf8"), "data");
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  await page.goto(line.match(/http:\S+/)[0]);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file });
  await browser.close();
  console.log(file);
} finally {
  server.kill();
}
