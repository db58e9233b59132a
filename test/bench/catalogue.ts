import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext } from "playwright-core";
import { forAll, forTeam } from "../tours/catalogue/paths.ts";

interface Frame {
  readonly startTime: number;
  readonly end: number;
  /** ms of styles and layout at its end. */
  readonly layout: number;
  /** `forced`: ms of its duration for styles and layout that it asked for. */
  readonly scripts: readonly { readonly duration: number; readonly forced: number; readonly what: string }[];
}

/** What observe-tasks.js writes down; times in ms since the navigation began. */
interface Observed {
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
  readonly frames: readonly Frame[];
  readonly largest: { readonly at: number; readonly what: string };
  /** When anything happened last. */
  readonly last: number;
}

declare global {
  interface Window {
    observedTasks: Observed;
  }
}

export interface CatalogueLoad {
  /** ms of the longest task over 50 ms; 0 where there is none. */
  readonly longest: number;
  /** What took most of it. */
  readonly cause: string;
  /** ms until the largest piece of the page was painted (Largest Contentful Paint), and which piece. */
  readonly largest: { readonly at: number; readonly what: string };
  /** ms until the first byte of the page came. */
  readonly answer: number;
}

/** ms without a task over 50 ms, a file or a larger piece, after which a page is ready. */
const silence = 500;

/** The script, or the styles and layout, that most of the longest task belongs to. Tasks without any are the parser's, for instance. */
function longestOf({ tasks, frames }: Observed): Pick<CatalogueLoad, "longest" | "cause"> {
  const [task] = [...tasks].sort((a, b) => b.duration - a.duration);
  if (!task) return { longest: 0, cause: "" };
  const frame = frames.find(({ startTime, end }) => startTime < task.startTime + task.duration && task.startTime < end);
  const drawing = { duration: frame?.layout ?? 0, forced: 0, what: "styles and layout" };
  const [{ duration, forced, what }] = [drawing, ...(frame?.scripts ?? [])].sort((a, b) => b.duration - a.duration) as [
    typeof drawing,
  ];
  const asked = forced > 5 ? `, ${forced.toFixed(0)} of them for styles` : "";
  const cause = duration > 5 ? `${what} ${duration.toFixed(0)} ms${asked}` : "no script";
  return { longest: task.duration, cause };
}

/** @param slowdown times that the processor is slower */
async function loadOnce(context: BrowserContext, url: string, slowdown: number): Promise<CatalogueLoad> {
  const page = await context.newPage();
  await page.addInitScript({ path: fileURLToPath(new URL("observe-tasks.js", import.meta.url)) });
  const devtools = await context.newCDPSession(page);
  if (slowdown > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url} answered ${answer?.status()}`);
  const isSilent = (ms: number) => performance.now() > window.observedTasks.last + ms;
  await page.waitForFunction(isSilent, silence, { polling: 100 });
  const [observed, responseStart] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return [window.observedTasks, navigation!.responseStart] as const;
  });
  return { ...longestOf(observed), largest: observed.largest, answer: responseStart };
}

interface CataloguePages {
  /** The team's come last. */
  readonly paths: readonly string[];
  /** Opens a page of the catalogue with an empty cache, as the first one that this browser opens, and waits until it is silent. */
  load(path: string, slowdown: number): Promise<CatalogueLoad>;
}

/** The catalogue's pages for a visitor who has put something into the cart, and for the team. Throws where one does not answer. */
export async function cataloguePages(browser: Browser, origin: string): Promise<CataloguePages> {
  const stateAfter = async (path: string, params: object) => {
    const context = await browser.newContext();
    await context.request.post(origin + path, { data: { params } });
    const state = await context.storageState();
    await context.close();
    return state;
  };
  const visitor = await stateAfter("/shop/cart/update_json", { product_id: 151, add_qty: 1 });
  const admin = { db: "suite", login: "admin", password: "admin" };
  const member = await stateAfter("/web/session/authenticate", admin);
  return {
    paths: [...forAll, ...forTeam],
    load: async (path, slowdown) => {
      const storageState = forTeam.includes(path) ? member : visitor;
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState });
      try {
        return await loadOnce(context, origin + path, slowdown);
      } finally {
        await context.close();
      }
    },
  };
}
