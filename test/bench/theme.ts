import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { importDeclarations } from "#scripts/build/elements.mjs";
import { median } from "./report.ts";

declare global {
  interface Window {
    animated(ms: number): Promise<FrameFigures>;
  }
}

const carousels = 10;
const counters = 20;
const names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];
const figures = names.map(
  (name) => `<figure><b>${name}</b><figcaption>Made of oak from the next valley</figcaption></figure>`,
);
const suiteScripts = '<link rel="stylesheet" href="/dist/suite.css"><script src="/dist/suite.js" defer></script>';

/** Carousel of ten slides, and the same carousel for Swiper and Shoelace. */
export const carouselMarkup = `<suite-carousel data-items-at="0:3" data-nav data-dots data-autoplay data-loop>${figures.join("")}</suite-carousel>`;
export const swiperMarkup =
  '<swiper-container slides-per-view="3" space-between="16" navigation="true" pagination="true" pagination-clickable="true" ' +
  `autoplay-delay="5000" loop="true">${figures.map((figure) => `<swiper-slide>${figure}</swiper-slide>`).join("")}</swiper-container>`;
export const swiperScript = '<script src="/bench/swiper.js" defer></script>';
export const shoelaceMarkup = `<sl-carousel navigation pagination loop autoplay slides-per-page="3">${figures.map((figure) => `<sl-carousel-item>${figure}</sl-carousel-item>`).join("")}</sl-carousel>`;

/** All carousels and counters in view, since elements out of view do not move. A change starts when the previous one ends. */
const movingMarkup =
  suiteScripts +
  "<style>body{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:8px}</style>" +
  `<suite-carousel data-items-at="0:2" data-autoplay data-timeout="500" data-speed="500" data-loop data-dots>${figures.join("")}</suite-carousel>`.repeat(
    carousels,
  ) +
  '<suite-counter data-duration="20000">1,250,000+</suite-counter>'.repeat(counters);

/** Returns the ten different elements that have a common budget. */
async function differentMarkup(): Promise<string> {
  const { pages } = JSON.parse(await readFile("scripts/budgets.json", "utf8")) as {
    pages: { element: string; also?: string[]; each?: boolean }[];
  };
  const { element, also = [] } = pages.find(({ each }) => each)!;
  const declarations = await importDeclarations("dist/npm");
  return [element, ...also].map((name) => declarations.find(({ tag }) => tag === name)!.example).join("");
}

/** Returns the bench's pages of the theme, by path. */
export const themePages = async (): Promise<Readonly<Record<string, string>>> => ({
  "/bench/still": "",
  "/bench/moving": movingMarkup,
  "/bench/theme": suiteScripts + (await differentMarkup()),
  "/bench/carousel": suiteScripts + carouselMarkup,
  "/bench/swiper": swiperScript + swiperMarkup,
});

interface FrameFigures {
  /** Share of frames that came more than 20 ms after the previous one, in percent. */
  readonly slow: number;
  readonly perSecond: number;
  /** Mean number of carousels that moved in three frames. */
  readonly moving: number;
  readonly counting: number;
}

/** Draws a page for 5 s with a processor 4 times slower, once all of it moves. */
async function once(browser: Browser, url: string): Promise<FrameFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript({ path: fileURLToPath(new URL("frames.js", import.meta.url)) });
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.goto(url);
    await page.waitForFunction(() =>
      [...document.querySelectorAll("suite-carousel, suite-counter")].every((element) =>
        element.matches(":state(playing), :state(counting)"),
      ),
    );
    return await page.evaluate(() => window.animated(5000));
  } finally {
    await context.close();
  }
}

/** Returns medians of the moving page and of an empty one, measured in turn; the latter shows delays of the machine. @throws if too little moved */
export async function frames(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<Record<"moving" | "still", FrameFigures>> {
  const all = { moving: [] as FrameFigures[], still: [] as FrameFigures[] };
  for (let run = 0; run < runs; run++) {
    for (const what of ["moving", "still"] as const) all[what].push(await once(browser, `${origin}/bench/${what}`));
  }
  for (const { moving, counting } of all.moving) {
    if (moving < 0.8 * carousels || counting < 0.8 * counters)
      throw new Error(`Only ${moving.toFixed(1)} carousels and ${counting.toFixed(1)} counters moved in three frames`);
  }
  const medians = (runs: readonly FrameFigures[]): FrameFigures => {
    const of = (name: keyof FrameFigures) => median(runs.map((figures) => figures[name]));
    return { slow: of("slow"), perSecond: of("perSecond"), moving: of("moving"), counting: of("counting") };
  };
  return { moving: medians(all.moving), still: medians(all.still) };
}
