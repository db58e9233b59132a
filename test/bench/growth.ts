import type { Browser } from "playwright-core";
import { builtInFollow } from "../contract/loader/samples.ts";
import { busyTime, idle } from "./work.ts";

/** Markup that a page may add at once, with a selector that shows that the last piece was enhanced; plain nodes are not enhanced. */
export const kinds = {
  dropdowns: {
    piece: `<div class="dropdown"><button data-toggle="dropdown">More</button><ul class="dropdown-menu"><li><a href="#">One</a></li></ul></div>`,
    taken: "[aria-expanded]",
  },
  tooltips: { piece: `<span data-toggle="tooltip" title="More">Word</span>`, taken: "[tabindex]" },
  "rows with a tooltip": {
    piece: `<div role="row"><span role="cell">One</span><span role="cell" data-toggle="tooltip" title="More">Two</span></div>`,
    taken: "[tabindex]",
  },
  "lists of four tabs": {
    piece: `<div class="nav">${`<a data-toggle="tab" href="#">One</a>`.repeat(4)}</div>`,
    taken: "[aria-selected]",
  },
  "follow blocks": { piece: builtInFollow, taken: "suite-follow" },
  "plain nodes": { piece: "<div>Text</div>", taken: "" },
} as const satisfies Record<string, { readonly piece: string; readonly taken: string }>;

const growthPage = (isOurs: boolean): string => `/bench/growth/${isOurs ? "ours" : "bare"}`;

/** Returns a page without elements, with the suite's script and without it. */
export const growthPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [true, false].map((isOurs) => [
      growthPage(isOurs),
      `<!doctype html><html lang="en"><meta charset="utf-8"><title>bench</title>${isOurs ? '<script src="/dist/suite.js" data-adopt defer></script>' : ""}<main></main>`,
    ]),
  );

interface Growth {
  /** Time in ms of the main thread that the script adds, from the first piece to the last enhanced one. */
  readonly busy: number;
  /** Duration in ms of the longest task over 50 ms after the task that adds the pieces; 0 if there is none. */
  readonly longest: number;
}

/** Adds pieces one by one in one task, as a page does that loads a list. */
async function add(browser: Browser, address: string, isOurs: boolean, name: keyof typeof kinds, count: number) {
  const { piece, taken } = kinds[name];
  const page = await browser.newPage();
  try {
    await page.goto(address);
    // matches once the chunks have loaded
    const last = isOurs && taken ? `main > :last-child:is(${taken},:has(${taken}))` : "main > :last-child";
    const adding = (times: number) =>
      page.evaluate(
        ([html, times]) => {
          const main = document.querySelector("main")!;
          for (let at = 0; at < times; at++) main.insertAdjacentHTML("beforeend", html);
        },
        [piece, times] as const,
      );
    // a check at every frame would leave no idle time
    const settled = async () => {
      await page.waitForFunction((selector) => document.querySelector(selector), last, { polling: 100 });
      await idle(page);
    };
    await adding(1);
    await settled();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { tasks });
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: "longtask",
      });
    });
    const busy = await busyTime(page, async () => {
      await adding(count);
      await settled();
    });
    const [, ...later] = await page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks);
    return { busy, longest: Math.max(0, ...later) };
  } finally {
    await page.close();
  }
}

/** Returns the script's time for a number of pieces: the least of five runs, since other processes only add time, minus that of the page without it. */
export async function growth(
  browser: Browser,
  origin: string,
  name: keyof typeof kinds,
  count: number,
): Promise<Growth> {
  const ours: Growth[] = [];
  const bare: number[] = [];
  for (let run = 0; run < 5; run++) {
    ours.push(await add(browser, origin + growthPage(true), true, name, count));
    bare.push((await add(browser, origin + growthPage(false), false, name, count)).busy);
  }
  return {
    busy: Math.min(...ours.map(({ busy }) => busy)) - Math.min(...bare),
    longest: Math.min(...ours.map(({ longest }) => longest)),
  };
}
