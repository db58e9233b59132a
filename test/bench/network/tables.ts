import { median, table } from "../report.ts";
import { type Bench, startSuite } from "../server.ts";
import { certificate } from "./certificate.ts";
import { type SlowLoad, slowLoad } from "./load.ts";
import { networkPages } from "./pages.ts";

const runs = 5;

/**
 * Measures elements on a link of 150 ms and 1.6 Mbit/s, over HTTP/2 with brotli, beside those of other libraries. Pages are
 * loaded in turn, so that other processes affect all of them.
 */
export async function network({ browser, suite }: Bench): Promise<void> {
  const pages = await networkPages(suite.origin);
  const pathOf = (index: number) => `/bench/network/${index}`;
  const secure = await startSuite({
    tls: await certificate(),
    extra: Object.fromEntries(pages.map(({ html }, index) => [pathOf(index), html])),
  });
  try {
    const loads = pages.map((): SlowLoad[] => []);
    // the first load includes the compression of each file by the server
    for (let run = -1; run < runs; run++) {
      for (const index of pages.keys()) {
        const load = await slowLoad(browser, secure.origin, pathOf(index));
        if (run >= 0) loads[index]!.push(load);
      }
    }
    table(`On a link of 150 ms and 1.6 Mbit/s, navigation to shown, ms, median of ${runs} interleaved loads`, [
      ["", "ms", "goal", "kB", "files"],
      ...pages.map(({ name, goal }, index) => {
        const of = (what: keyof SlowLoad) => median(loads[index]!.map((load) => load[what]));
        const shown = of("shown");
        const wanted = goal === undefined ? "" : `${goal} ${shown > goal ? "✗" : "✓"}`;
        return [name, shown.toFixed(0), wanted, (of("bytes") / 1000).toFixed(1), of("files").toFixed(0)];
      }),
    ]);
  } finally {
    await secure.close();
  }
}
