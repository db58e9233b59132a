import { fileURLToPath } from "node:url";
import type { Browser, BrowserContext } from "playwright-core";
import { forAll, forTeam } from "../tours/catalogue/paths.ts";

interface Frame {
  readonly startTime: number;
  readonly end: number;
  /** Time in ms of styles and layout at the end of the frame. */
  readonly layout: number;
  /** Scripts of the frame; `forced`: time in ms for styles and layout that the script forced. */
  readonly scripts: readonly { readonly duration: number; readonly forced: number; readonly what: string }[];
}

/** Log of observe-tasks.js; times in ms since the navigation began. */
interface Observed {
  readonly tasks: readonly { readonly startTime: number; readonly duration: number }[];
  readonly frames: readonly Frame[];
  readonly largest: { readonly at: number; readonly what: string };
  /** Time of the last entry. */
  readonly last: number;
}

declare global {
  interface Window {
    observedTasks: Observed;
  }
}

export interface CatalogueLoad {
  /** Duration in ms of the longest task over 50 ms; 0 if there is none. */
  readonly longest: number;
  /** Script, or styles and layout, with the largest share of that task. */
  readonly cause: string;
  /** Time in ms until the largest content of the page was painted (Largest Contentful Paint), with that content. */
  readonly largest: { readonly at: number; readonly what: string };
  /** Time in ms until the first byte of the page arrived. */
  readonly answer: number;
}

/** Time in ms without a task over 50 ms, a file or a larger content, after which a page is ready. */
const silence = 500;

/** Returns the longest task, with the script, or styles and layout, of its largest share. Tasks without a script are the parser's, for example. */
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

/** @param slowdown factor by which the processor is slower */
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
  /** Paths; those of the team come last. */
  readonly paths: readonly string[];
  /** Opens a page of the catalogue with an empty cache in a new browser context, and waits until it is silent. */
  load(path: string, slowdown: number): Promise<CatalogueLoad>;
}

/** Opens the catalogue's pages for a visitor with a cart, and for the team. @throws if a page does not load */
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
