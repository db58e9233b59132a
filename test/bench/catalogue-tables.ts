import { type CatalogueLoad, cataloguePages } from "./catalogue.ts";
import { median, table, target } from "./report.ts";
import type { Bench } from "./server.ts";

/** Limits in ms. */
const limits = { longest: 50, largest: 1000 };

/** Loads of a page: the first one, or, if it misses its limit, those of two more, whose median counts. */
async function loadsOf(load: () => Promise<CatalogueLoad>, value: (load: CatalogueLoad) => number, limit: number) {
  const loads = [await load()];
  if (value(loads[0]!) > limit) loads.push(await load(), await load());
  return loads;
}

const middle = (loads: readonly CatalogueLoad[], value: (load: CatalogueLoad) => number): CatalogueLoad => {
  const wanted = median(loads.map(value));
  return loads.find((load) => value(load) === wanted)!;
};

const longestOf = ({ longest }: CatalogueLoad) => longest;
const largestOf = ({ largest }: CatalogueLoad) => largest.at;

export async function catalogue({ browser, suite }: Bench): Promise<void> {
  const { paths, load } = await cataloguePages(browser, suite.origin);
  const rows: string[][] = [];
  for (const path of paths) {
    const usual = middle(await loadsOf(() => load(path, 1), longestOf, limits.longest), longestOf);
    const slow = middle(await loadsOf(() => load(path, 4), largestOf, limits.largest), largestOf);
    rows.push([
      path,
      target(`longest task of ${path}, ms`, usual.longest, limits.longest),
      usual.cause,
      usual.answer.toFixed(0),
      target(`largest paint of ${path}, ms`, slow.largest.at, limits.largest),
      slow.largest.what,
    ]);
  }
  table(
    "Pages of the catalogue, ms: the longest task over 50 ms and the first byte at full speed, the largest piece's paint on a processor 4 times slower; medians of 3 where the first load misses",
    [
      ["", `longest task (${limits.longest})`, "of which", "first byte", `painted (${limits.largest})`, "which"],
      ...rows,
    ],
  );
}
