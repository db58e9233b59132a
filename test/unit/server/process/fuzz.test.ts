import { test } from "node:test";
import { qaRoute } from "#demo/catalogue/qa/route.ts";
import { fuzz } from "#test/fuzz/run.ts";
import { openSuite } from "#test/prepared.ts";

test("four hundred odd requests do not break the server", async () => {
  const suite = await openSuite({ hold: 1, deliver: () => Promise.resolve(201) });
  suite.app.route("/", qaRoute);
  try {
    await fuzz(suite, { seed: 20261122, runs: 400 });
  } finally {
    await suite.close();
  }
});
