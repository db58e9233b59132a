import { readFile } from "node:fs/promises";
import { brotliSize } from "#scripts/budget/attribution.mjs";
import { type Load, load } from "./load.ts";
import { median, table, target } from "./report.ts";
import type { Bench } from "./server.ts";
import { frames } from "./theme.ts";

const runs = 8;
const frameRuns = 5;
const pages = { ours: "/bench/carousel", swiper: "/bench/swiper" } as const;

/** Returns the size in kB of the scripts of a load, brotli 11. */
async function kB({ requests }: Load): Promise<number> {
  const files = requests
    .filter((path) => path.endsWith(".js"))
    .map((path) => (path.startsWith("/dist/") ? path.slice(1) : "node_modules/swiper/swiper-element-bundle.min.js"));
  const sizes = await Promise.all(files.map(async (file) => brotliSize(await readFile(file, "utf8"))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Compares the carousel with Swiper's element bundle, loaded in turn. */
async function beside({ browser, suite }: Bench): Promise<void> {
  const loads = { ours: [] as Load[], swiper: [] as Load[] };
  const both = ["ours", "swiper"] as const;
  // the first load includes the compression of each file by the server
  for (const whose of both) await load(browser, suite.origin + pages[whose]);
  for (let run = 0; run < runs; run++) {
    for (const whose of both) loads[whose].push(await load(browser, suite.origin + pages[whose]));
  }
  const row = (what: string, digits: number, ours: number, theirs: number) => [
    what,
    ours.toFixed(digits),
    theirs.toFixed(digits),
    (theirs / ours).toFixed(2),
  ];
  const timed = (what: string, value: (load: Load) => number) =>
    row(what, 0, median(loads.ours.map(value)), median(loads.swiper.map(value)));
  table(
    `A carousel of ten slides that moves by itself, beside Swiper's element bundle, median of ${runs} interleaved loads`,
    [
      ["", "ours", "Swiper", "ratio"],
      row("kB of JavaScript, brotli 11", 1, await kB(loads.ours[0]!), await kB(loads.swiper[0]!)),
      timed("scripts, ms", ({ script }) => script),
      timed("navigation to rendered, ms", ({ rendered }) => rendered),
    ],
  );
}

export async function theme(bench: Bench): Promise<void> {
  const { browser, suite } = bench;
  const { moving, still } = await frames(browser, suite.origin, frameRuns);
  table(`Ten carousels and twenty counters that all move, processor 4 times slower, median of ${frameRuns} times 5 s`, [
    ["", "measured", "an empty page", "target"],
    [
      "frames over 20 ms, %",
      target("frames over 20 ms while the theme moves, %", moving.slow, 2, 1),
      still.slow.toFixed(1),
      "2",
    ],
    ["frames per second", moving.perSecond.toFixed(1), still.perSecond.toFixed(1), ""],
    ["carousels that moved in three frames", moving.moving.toFixed(1), still.moving.toFixed(1), ""],
    ["counters that counted in three frames", moving.counting.toFixed(1), still.counting.toFixed(1), ""],
  ]);

  const shifts: string[][] = [];
  for (const [what, path] of [
    ["ten different elements", "/bench/theme"],
    ["ten carousels, twenty counters", "/bench/moving"],
  ] as const) {
    const { shift } = await load(browser, suite.origin + path);
    shifts.push([what, target(`layout shift of ${path} with suite.css`, shift, 0, 4), "0"]);
  }
  table("Layout shift of the theme with suite.css", [["", "measured", "target"], ...shifts]);

  await beside(bench);
}
