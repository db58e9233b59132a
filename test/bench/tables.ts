import { catalogue } from "./catalogue-tables.ts";
import { thread } from "./chat.ts";
import { content } from "./content-tables.ts";
import { growth, kinds } from "./growth.ts";
import { addClicks, statistics } from "./links.ts";
import { type Load, load, strain } from "./load.ts";
import { network } from "./network/tables.ts";
import { type BuiltInPage, builtInPage, builtInPages } from "./page.ts";
import { portal } from "./portal-tables.ts";
import { median, table, target } from "./report.ts";
import { type Bench, type Build, followPage } from "./server.ts";
import { cardNumber, shop, variantChange } from "./shop.ts";
import { chatSizes } from "./sizes.ts";
import { theme } from "./theme-tables.ts";

const runs = 8;
const many = 50;
const manyMessages = 10_000;
const manyClicks = 100_000;
const demoPages = [
  "/",
  "/elements/suite-follow",
  "/try/fifty-follows",
  "/blog/our-blog-1/post/what-a-table-costs-2",
  "/event/conference-2",
  "/newsletter",
  "/try/corporate",
];

/** Loads both builds in turn, so that other processes affect both. */
async function interleaved({ browser, suite }: Bench, count: number): Promise<Record<Build, Load[]>> {
  const loads: Record<Build, Load[]> = { preact: [], react: [] };
  for (let run = 0; run < runs; run++) {
    for (const build of ["preact", "react"] as const)
      loads[build].push(await load(browser, suite.origin + followPage(build, count)));
  }
  return loads;
}

function comparison(what: string, { preact, react }: Record<Build, Load[]>, value: (load: Load) => number): string[] {
  const [ours, theirs] = [median(preact.map(value)), median(react.map(value))];
  return [what, ours.toFixed(0), theirs.toFixed(0), (theirs / ours).toFixed(2)];
}

async function builds(bench: Bench): Promise<void> {
  const { browser, suite } = bench;
  // the first load includes the compression of each file by the server
  for (const build of ["preact", "react"] as const) await load(browser, suite.origin + followPage(build, 1));
  const [one, fifty] = [await interleaved(bench, 1), await interleaved(bench, many)];
  table(`Time, ms, median of ${runs} interleaved loads`, [
    ["", "preact", "React", "ratio"],
    ...(
      [
        ["1 follow block", one],
        [`${many} follow blocks`, fifty],
      ] as const
    ).flatMap(([what, loads]) => [
      comparison(`${what}: navigation to all rendered`, loads, ({ rendered }) => rendered),
      comparison(`${what}: scripts`, loads, ({ script }) => script),
    ]),
  ]);

  const slow: Load[] = [];
  for (let run = 0; run < runs; run++)
    slow.push(await load(browser, suite.origin + followPage("preact", many), { slowdown: 4 }));
  const { longest, blocking } = strain(slow);
  table(`Long tasks while ${many} elements upgrade, processor 4 times slower, ms, median of ${runs}`, [
    ["", "measured", "target", "goal"],
    ["longest task", target("longest task, ms", longest, 100), "100", "50"],
    ["blocking time", target("blocking time, ms", blocking, 150), "150", "0"],
  ]);

  const calls = fifty.preact[0]!.requests.filter((path) => path === "/website_mail/is_follower").length;
  table("Calls to the suite", [
    [`is_follower for ${many} follow blocks of one record`, target("is_follower calls", calls, 1)],
  ]);
}

async function shift({ browser, suite }: Bench): Promise<void> {
  const shifts: string[][] = [];
  for (const path of demoPages) {
    const linked = await load(browser, suite.origin + path);
    const unlinked = await load(browser, suite.origin + path, { without: "suite.css" });
    shifts.push([
      path,
      target(`layout shift of ${path} with suite.css`, linked.shift, 0, 4),
      target(`layout shift of ${path} without`, unlinked.shift, 0.02, 4),
    ]);
  }
  table("Layout shift of the demo's pages", [["", "with suite.css (0)", "without (0.02)"], ...shifts]);
}

async function chat({ browser, suite }: Bench): Promise<void> {
  const [short, long] = [await thread(browser, suite.origin, 100), await thread(browser, suite.origin, manyMessages)];
  table("Chat thread, ms, median of 5 openings with 20 messages coming in each", [
    ["", "100 messages", `${manyMessages} messages`, "target"],
    [
      "history's last byte to messages seen",
      short.opening.toFixed(0),
      target("opening of a long thread, ms", long.opening, 150),
      "150",
    ],
    [
      "main thread per message that comes in",
      short.append.toFixed(1),
      target("append to a long thread, ms", long.append, 16, 1),
      "16",
    ],
    ["elements in the page", String(short.elements), String(long.elements), ""],
  ]);

  const { launcher, open, builtIn } = await chatSizes();
  table("Live chat, kB of JavaScript, brotli 11", [
    ["", "ours", "built-in", "ratio"],
    ["page with the launcher", launcher.toFixed(1), builtIn.toFixed(1), (builtIn / launcher).toFixed(1)],
    ["page with an open chat", open.toFixed(1), builtIn.toFixed(1), (builtIn / open).toFixed(1)],
  ]);
}

async function links({ browser, suite }: Bench): Promise<void> {
  await addClicks(suite.database, manyClicks);
  const { drawing, calls: clickCalls } = await statistics(browser, suite.origin, runs);
  table(`Statistics of a link with ${manyClicks} clicks in ten years, median of ${runs}`, [
    ["", "measured", "target"],
    ["clicks' last byte to both charts drawn, ms", target("drawing of both charts, ms", drawing, 300), "300"],
    ["calls to the suite for all ranges", target("calls of the statistics", clickCalls, 5), "5"],
  ]);
}

async function shopping({ browser, suite }: Bench): Promise<void> {
  const buttons = await shop(browser, suite.origin, runs);
  table(
    `A shop: popover, panel, and 20 products with three buttons each, processor 4 times slower, median of ${runs}`,
    [
      ["", "measured", "target"],
      ["calls to the suite at load", target("calls of the shop", buttons.calls, 4), "4"],
      ["longest task, ms", target("longest task of the shop, ms", buttons.longest, 100), "100"],
      ["blocking time, ms", target("blocking time of the shop, ms", buttons.blocking, 150), "150"],
      ["layout shift with suite.css", target("layout shift of the shop", buttons.shift, 0, 4), "0"],
    ],
  );
  const price = await variantChange(browser, suite.origin, runs);
  const key = await cardNumber(browser, suite.origin, runs);
  table(`Choosing and paying, processor 4 times slower, ms, median of ${runs}`, [
    ["", "measured", "target"],
    ["variant chosen to price painted, the suite answers at once", target("price of a variant, ms", price, 50), "50"],
    ["main thread per key of a card's number", target("key of a card's number, ms", key, 16, 1), "16"],
  ]);
}

async function page({ browser, suite }: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const name of Object.keys(builtInPages) as BuiltInPage[]) {
    const builtIn = builtInPages[name];
    const { kB, blocking, bare, shift } = await builtInPage(browser, suite.origin, name, 3);
    rows.push([
      name,
      target(`script of ${name}, kB`, kB, 60, 1),
      builtIn.kB.toFixed(1),
      target(`blocking time of ${name}, ms`, blocking, 50),
      builtIn.blocking.toFixed(0),
      bare.toFixed(0),
      target(`layout shift of ${name}`, shift, 0.02, 4),
    ]);
  }
  table(
    "Pages of a real suite on our script alone, processor 4 times slower, medians of 3, of the layout shift the worst; beside it what its own scripts took",
    [["", "script, kB (60)", "built-in", "blocking, ms (50)", "built-in", "no script", "layout shift (0.02)"], ...rows],
  );
}

/** Limits: ratio of 2,000 to 500 pieces; time in ms of 2,000 dropdowns and of 3,000 plain nodes; longest task in ms. */
const limits = { ratio: 4.5, dropdowns: 150, plain: 10, longest: 50 };

async function growing({ browser, suite }: Bench): Promise<void> {
  const rows: string[][] = [];
  for (const name of Object.keys(kinds) as (keyof typeof kinds)[]) {
    const few = await growth(browser, suite.origin, name, 500);
    const many = await growth(browser, suite.origin, name, 2000);
    // below that, the ratio is dominated by measuring errors
    const ratio = Math.max(many.busy, 4) / Math.max(few.busy, 4);
    const busy =
      name === "dropdowns" ? target("2,000 dropdowns, ms", many.busy, limits.dropdowns) : many.busy.toFixed(0);
    rows.push([
      name,
      few.busy.toFixed(0),
      busy,
      target(`${name}: ratio`, ratio, limits.ratio, 1),
      target(`longest task of 2,000 ${name}, ms`, many.longest, limits.longest),
    ]);
  }
  const plain = await growth(browser, suite.origin, "plain nodes", 3000);
  table("What adoption takes for markup that is added in one go, ms of the main thread, the least of 5", [
    ["", "500", "2,000", `ratio (${limits.ratio})`, `longest task of 2,000 (${limits.longest})`],
    ...rows,
    ["3,000 plain nodes (10)", "", target("3,000 plain nodes, ms", plain.busy, limits.plain), "", ""],
  ]);
}

/** Parts of `npm run bench`, by name. */
export const parts: Readonly<Record<string, (bench: Bench) => Promise<void>>> = {
  builds,
  page,
  shift,
  chat,
  links,
  shop: shopping,
  portal,
  content,
  theme,
  network,
  growth: growing,
  catalogue,
};
