// Takes screenshots of pages of the demo after the build: npm run pictures -- /shop /elements/suite-cart
// Without paths: the catalogue and ten pages, into reports/pictures, and the README's picture.
import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { chromium } from "playwright-core";
import { browserFlags, shellPath } from "./ensure-browser.mjs";

const folder = "reports/pictures";
const catalogue = "demo/catalogue/static/demo.png";
const usual = [
  "/",
  "/elements/suite-follow",
  "/build?tag=suite-product",
  "/theme",
  "/shop",
  "/shop/product/9",
  "/shop/cart",
  "/blog",
  "/my/orders",
  "/contactus",
  "/event",
];

const size = (width, height) => ({ viewport: { width, height }, reducedMotion: "reduce" });
/** Ways to look at a page; the prefix is the language in the address. */
const looks = {
  light: { context: size(1280, 800) },
  dark: { context: { ...size(1280, 800), colorScheme: "dark" } },
  arabic: { context: size(1280, 800), prefix: "/ar_001" },
  phone: { context: { ...size(375, 667), hasTouch: true } },
  "phone-arabic": { context: { ...size(375, 667), hasTouch: true, colorScheme: "dark" }, prefix: "/ar_001" },
  "large-text": { context: size(1280, 800), textSize: "200%" },
};

const fileOf = (path) => path.replace(/\W+/g, "-").replace(/^-|-$/g, "") || "start";

/** Shows what a page leaves out until a visitor reaches it: scrolls to its end and back, and draws it all. */
async function reachAll() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(sheet);
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  scrollTo(0, 0);
}

async function takeAll(browser, origin, paths) {
  for (const [name, { context: options, prefix = "", textSize }] of Object.entries(looks)) {
    const context = await browser.newContext({ ...options, baseURL: origin });
    const page = await context.newPage();
    for (const path of paths) {
      await page.goto(prefix + path);
      if (textSize)
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), textSize);
      await page.evaluate(reachAll);
      await page.waitForLoadState("networkidle");
      const file = join(folder, `${fileOf(path)}.${name}.png`);
      await page.screenshot({ path: file, fullPage: true });
      console.log(file);
    }
    await context.close();
  }
}

async function takeCatalogue(browser, origin) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(origin);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: catalogue });
  console.log(catalogue);
}

/** Waits for the line in which the server names its address. */
async function addressOf({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address) return address.replace(/\/$/, "");
  }
  throw new Error("The server did not start.");
}

const paths = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = spawn(
  process.execPath,
  ["--import", "tsx", "--import", "./scripts/css-hook.mjs", "demo/server/main.ts"],
  // the README names this address, and its picture shows it
  { env: { ...process.env, PORT: paths.length ? "0" : "8080" }, stdio: ["ignore", "pipe", "inherit"] },
);
try {
  const origin = await addressOf(server);
  const browser = await chromium.launch({ executablePath: shellPath(), args: browserFlags });
  await takeAll(browser, origin, paths.length ? paths : usual);
  if (!paths.length) await takeCatalogue(browser, origin);
  await browser.close();
} finally {
  server.kill();
}
