import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { cut, unanswered, unfinished } from "#test/cut.ts";
import { BusServer } from "./bus/server.ts";

const poll = "/longpolling/poll";
const params = { channels: ["lambda"], last: 0, options: {} };

// An uncaught error fails the test during which it is thrown.
describe("the suite of the tours of the bus", () => {
  it("serves on when tabs are killed while they send and while they wait", async (t) => {
    const server = new BusServer();
    const origin = await server.listen();
    t.after(() => server.close());
    for (const goes of ["destroy", "resetAndDestroy"] as const)
      for (const beginning of [...Object.values(unfinished(poll, params)), unanswered(poll, params)])
        await cut(origin, beginning, goes);
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, params });
    const answer = fetch(origin + poll, { method: "POST", body, headers: { referer: `${origin}/?me` } });
    await server.until((polling) => polling.length === 1 && polling[0] === `${origin}/?me`);
    server.say("still here");
    const { result } = (await (await answer).json()) as { result: unknown };
    assert.deepEqual(result, [{ id: 1, channel: "lambda", message: "still here" }]);
  });
});
