import assert from "node:assert/strict";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { serve } from "@hono/node-server";
import type { AxeResults, RunOptions } from "axe-core";
import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from "playwright-core";
import { pages } from "#demo/catalogue/index.tsx";
import type { Parcel } from "#demo/server/marketing/push/deliver.ts";
import { browserFlags, browserPath, shellPath } from "#scripts/ensure-browser.mjs";
import { axeSource } from "../axe.ts";
import { lookRules } from "../contract/axe-options.ts";
import { leave } from "../leaving.ts";
import { openSuite } from "../prepared.ts";

/** Messages for push services, the last one at the end. */
export const parcels: Parcel[] = [];

const suite = await openSuite({ deliver: async (parcel) => (parcels.push(parcel), 201) });
/** Patterns of the suite's own pages. */
export const suiteRoutes = suite.app.routes.flatMap(({ method, path }) => (method === "GET" ? [path] : []));
/** Returns the routes of the whole demo that match a path. */
export const routesOf = (path: string): string[] =>
  suite.app.router.match("GET", path)[0].map(([[, route]]) => route.path);

suite.app.route("/", pages(suite));
const server = serve({ fetch: suite.app.fetch, port: 0, hostname: "127.0.0.1" }) as Server;
await once(server, "listening");
const launch = (executablePath: string) => chromium.launch({ executablePath, args: browserFlags });
const shell = await launch(shellPath());
let browser: Promise<Browser> | undefined;
/** Returns a full browser with features such as notifications. */
export const wholeBrowser = (): Promise<Browser> => (browser ??= launch(browserPath()));

after(async () => {
  await shell.close();
  await (await browser)?.close();
  server.close();
  server.closeAllConnections();
  await suite.close();
});

export const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Visitor of the demo site with a separate browser context and a log of its console. */
export interface Visitor {
  readonly page: Page;
  /** Warnings, errors with policy violations, and crashes. */
  readonly complaints: string[];
  /** Waits until no request is under way, except polls, and the result is painted. */
  quiet(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

const timeout = 60_000;

/** Waits for two frames, after which earlier changes are painted. */
export const frames = (page: Page) =>
  page.waitForFunction(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );

/** Reads a value until it equals the expected one. */
export async function becomes<T>(page: Page, read: () => Promise<T>, expected: NoInfer<T>): Promise<void> {
  const end = Date.now() + timeout;
  let actual = await read();
  while (!isDeepStrictEqual(actual, expected) && Date.now() < end) {
    await frames(page);
    actual = await read();
  }
  assert.deepEqual(actual, expected);
}

export async function visitor(options: BrowserContextOptions = {}, qa: object = {}, browser = shell): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    reducedMotion: "reduce",
    ...options,
  });
  context.setDefaultTimeout(timeout);
  await context.addCookies([{ name: "suite_qa", value: encodeURIComponent(JSON.stringify(qa)), url: origin }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => ["warning", "error"].includes(message.type()) && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  const asked = new Set<Request>();
  let ended = 0;
  page.on("request", (request) => !request.url().includes("/longpolling/") && asked.add(request));
  for (const end of ["requestfinished", "requestfailed"] as const)
    page.on(end as "requestfinished", (request) => {
      if (asked.delete(request)) ended++;
    });
  const quiet = async () => {
    let before: number;
    // responses are painted after they arrived
    do {
      before = ended;
      await frames(page);
    } while (asked.size > 0 || ended > before);
  };
  return { page, complaints, quiet, [Symbol.asyncDispose]: () => leave(context) };
}

/** Returns the console messages about our code: the suite's pages have inline scripts, which a strict policy blocks. */
export const said = ({ complaints }: Pick<Visitor, "complaints">): string[] =>
  complaints.filter((text) => !text.startsWith("Executing inline script"));

/** Renders parts far outside of the view, which `content-visibility` skips: axe could not check them. */
export const drawAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });

/** Runs axe, which the debugger injects despite the page's policy. Returns one line per node. */
async function runAxe(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(`(() => { ${axeSource} })()`);
    await drawAll(page);
  }
  const violations = await page.evaluate(async (options) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    // the large rest of the result stays in the browser
    return (await axe.run({ ...options, resultTypes: ["violations"] })).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")} ${failureSummary}`),
  );
}

/** Returns the violations that axe finds on the page. */
export const inspect = (page: Page): Promise<string[]> => runAxe(page, {});

/** Returns the violations that depend on colour scheme or width. */
export const inspectLook = (page: Page): Promise<string[]> =>
  runAxe(page, { runOnly: { type: "rule", values: [...lookRules] } });
