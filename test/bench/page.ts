import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { brotliSize } from "#scripts/budget/attribution.mjs";
import { recorded } from "../contract/recorded/document.ts";
import { type Load, load, strain } from "./load.ts";
import { median } from "./report.ts";

/** Recorded pages of a real suite, and what they took with its own scripts: kB of brotli (WIRE.md section 16), and ms of blocking time at a slowdown of 4 on a quiet machine, medians of three loads. Nobody has recorded their layout shift. */
export const builtInPages = {
  home: { kB: 375.7, blocking: 422 },
  shop: { kB: 375.7, blocking: 389 },
  product_variants: { kB: 375.7, blocking: 489 },
  blog_post: { kB: 375.7, blocking: 401 },
} as const;
export type BuiltInPage = keyof typeof builtInPages;

const pathOf = (name: string, ours: boolean) => `/bench/${ours ? "recorded" : "bare"}/${name}`;

/** The bench's pages, by path: as the suite sent them, with our tags in place of its scripts; and with no script at all. */
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
  /** All script that the page loads until 5 s after its `load`, brotli 11. */
  readonly kB: number;
  /** ms, processor 4 times slower, median. */
  readonly blocking: number;
  /** The same without any script: what the page's own markup and styles take. */
  readonly bare: number;
  /** The worst one. */
  readonly shift: number;
}

/** Several loads, each with an empty cache by a visitor whom the suite does not know. */
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
