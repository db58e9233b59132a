import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { brotliSize } from "#scripts/budget/attribution.mjs";
import { recorded } from "../contract/recorded/document.ts";
import { type Load, load, strain } from "./load.ts";
import { median } from "./report.ts";

/** Recorded pages of a real suite with the figures of its own scripts: kB of brotli, and ms of blocking time with a processor 4 times slower on an idle machine, medians of three loads. Their layout shift was not recorded. */
export const builtInPages = {
  home: { kB: 375.7, blocking: 422 },
  shop: { kB: 375.7, blocking: 389 },
  product_variants: { kB: 375.7, blocking: 489 },
  blog_post: { kB: 375.7, blocking: 401 },
} as const;
export type BuiltInPage = keyof typeof builtInPages;

const pathOf = (name: string, ours: boolean) => `/bench/${ours ? "recorded" : "bare"}/${name}`;

/** Returns the bench's pages, by path: recorded pages of the suite with our tags in place of its scripts, and without a script. */
export const recordedPages = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(builtInPages).flatMap((name) =>
      [true, false].map((ours) => [pathOf(name, ours), recorded(name, ours).document!]),
    ),
  );

async function scriptOf({ requests }: Load): Promise<number> {
  const files = new Set(requests.filter((path) => /^\/dist\/.*\.js$/.test(path)));
  const sizes = await Promise.all([...files].map(async (path) => brotliSize(await readFile(path.slice(1), "utf8"))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

interface PageFigures {
  /** Size in kB of all scripts that the page loads until 5 s after its `load`, brotli 11. */
  readonly kB: number;
  /** Median blocking time in ms, with a processor 4 times slower. */
  readonly blocking: number;
  /** Blocking time in ms without any script: the page's own markup and styles. */
  readonly bare: number;
  /** Largest layout shift. */
  readonly shift: number;
}

/** Loads a page several times, each with an empty cache and by a new visitor. */
export async function builtInPage(
  browser: Browser,
  origin: string,
  name: BuiltInPage,
  runs: number,
): Promise<PageFigures> {
  const loads: Load[] = [];
  const bareLoads: Load[] = [];
  for (let run = 0; run < runs; run++) {
    loads.push(await load(browser, origin + pathOf(name, true), { slowdown: 4, afterwards: 5000 }));
    bareLoads.push(await load(browser, origin + pathOf(name, false), { slowdown: 4, afterwards: 5000 }));
  }
  const { blocking } = strain(loads);
  const kB = median(await Promise.all(loads.map(scriptOf)));
  return { kB, blocking, bare: strain(bareLoads).blocking, shift: Math.max(...loads.map(({ shift }) => shift)) };
}
