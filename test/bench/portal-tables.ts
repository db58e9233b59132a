import { addMessages, chatterOpening, pageSizes, strokes } from "./portal.ts";
import { table, target } from "./report.ts";
import type { Bench } from "./server.ts";

const runs = 5;
const points = 2000;
const messages = 1000;

export async function portal({ browser, suite }: Bench): Promise<void> {
  const { first, last, most } = await strokes(browser, suite.origin, points, runs);
  table(`A stroke of ${points} points on a signature, processor 4 times slower, ms per movement, median of ${runs}`, [
    ["", "measured", "target"],
    ["mean of the first hundred", first.toFixed(2), ""],
    ["mean of the last hundred", target("last movements of a stroke, ms", last, 4, 2), "4"],
    ["95 of 100 take at most", target("95 of 100 movements of a stroke, ms", most, 4, 2), "4"],
  ]);

  await addMessages(suite.database, messages);
  const rows: string[][] = [];
  for (const size of pageSizes) {
    const opening = await chatterOpening(browser, suite.origin, size, runs);
    rows.push([`${size} a page`, target(`opening of ${messages} messages, ${size} a page, ms`, opening, 150), "150"]);
  }
  table(`A record with ${messages} messages, last byte to messages seen, ms, median of ${runs}`, [
    ["", "measured", "target"],
    ...rows,
  ]);
}
