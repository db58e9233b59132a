import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { useFakeTimers } from "sinon";
import { type Bus, createBus } from "#demo/server/chat/bus/bus.ts";
import { type Database, openDatabase } from "#demo/server/database.ts";
import { migrate } from "#demo/server/schema.ts";
import { preparedData } from "#test/prepared.ts";

let database: Database;
const endless = 2 ** 31 - 1;
before(async () => {
  database = await openDatabase({ dataDir: await preparedData() });
  await migrate(database);
});
after(() => database.close());

const never = new AbortController().signal;
const say = (bus: Bus, ...channels: string[]) =>
  database.transaction((queries) =>
    bus.publish(
      queries,
      channels.map((channel) => ({ channel, message: { to: channel } })),
    ),
  );
const channelsOf = (found: { channel: unknown }[]): unknown[] => found.map(({ channel }) => channel);
const newest = async (): Promise<number> =>
  (await database.query<{ id: number }>("select coalesce(max(id), 1) as id from bus"))[0]?.id ?? 1;

describe("the bus", () => {
  test("wakes the subscribers of a channel with their notifications only", async () => {
    const bus = await createBus(database, endless);
    const last = await newest();
    const heard = bus.next(["a", ["suite", "res.partner", 7]], last, never);
    await say(bus, "b");
    await say(bus, "b", "a");
    assert.deepEqual(channelsOf(await heard), ["a"]);
    await database.transaction((queries) =>
      bus.publish(queries, [{ channel: ["suite", "res.partner", 7], message: 1 }]),
    );
    assert.deepEqual(channelsOf(await bus.next([["suite", "res.partner", 7]], last, never)), [
      ["suite", "res.partner", 7],
    ]);
  });

  test("returns nothing twice, and nothing that was rolled back", async () => {
    const bus = await createBus(database, 1);
    await say(bus, "c");
    const failing = database.transaction(async (queries) => {
      await bus.publish(queries, [{ channel: "c", message: 2 }]);
      throw new Error("stop");
    });
    await assert.rejects(failing, /stop/);
    const [first, ...others] = await bus.since(["c"], 0);
    assert.ok(first);
    assert.deepEqual(others, []);
    assert.deepEqual(await bus.next(["c"], first.id, never), []);
  });

  test("returns 50 s with last 0, all since an id otherwise, and deletes after 100 s", async () => {
    const bus = await createBus(database, 1);
    const last = await newest();
    await say(bus, "d");
    await database.query("update bus set created_at = now() - interval '51 s' where channel = '\"d\"'");
    assert.deepEqual(await bus.since(["d"], 0), []);
    assert.equal((await bus.since(["d"], last)).length, 1);
    await say(bus, "e");
    assert.equal((await bus.since(["d"], last)).length, 1);
    await database.query("update bus set created_at = now() - interval '101 s' where channel = '\"d\"'");
    await say(bus, "e");
    assert.deepEqual(await bus.since(["d"], last), []);
  });

  test("responds after the hold, on abort and when the server is about to stop", async () => {
    const clock = useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const bus = await createBus(database, 50_000);
    let answered = false;
    const held = bus.next(["f"], 1, never).finally(() => (answered = true));
    await bus.since(["f"], 1);
    clock.tick(49_999);
    const leaving = new AbortController();
    const left = bus.next(["f"], 1, leaving.signal);
    leaving.abort();
    assert.deepEqual(await left, []);
    assert.equal(answered, false);
    clock.tick(1);
    assert.deepEqual(await held, []);
    clock.restore();
    const waiting = bus.next(["f"], 1, never);
    bus.hangUp();
    assert.deepEqual(await waiting, []);
    assert.deepEqual(await bus.next(["f"], 1, never), []);
    assert.deepEqual(await bus.next(["f"], 1, AbortSignal.abort()), []);
  });

  test("wakes all subscribers when there are too many channels to name", async () => {
    const bus = await createBus(database, endless);
    const last = await newest();
    const heard = bus.next(["channel 700"], last, never);
    await say(bus, ...Array.from({ length: 800 }, (_, index) => `channel ${index}`));
    assert.deepEqual(channelsOf(await heard), ["channel 700"]);
  });
});
