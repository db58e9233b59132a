import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { askPushConfigCall, readPushConfig } from "#marketing/api/push.ts";
import { shared } from "#shared/element/index.ts";
import { readResult } from "#shared/suite/answer.ts";
import type { Client } from "#shared/suite/index.ts";
import { until } from "#test/unit/shared/state/host.ts";
import { createDevice } from "./device.ts";

/** Suite with this response. */
const answering = (result: unknown): Client => ({
  call: async ({ result: schema }) =>
    readResult(
      { url: askPushConfigCall.path, status: 200, text: JSON.stringify({ jsonrpc: "2.0", id: 1, result }) },
      schema,
    ),
});
const read = (result: unknown) => readPushConfig(answering(result));
const app = { apiKey: "k", appId: "1:2:web:3", messagingSenderId: "2", projectId: "workshop", storageBucket: "b" };

describe("push configuration", () => {
  it("is Web Push with a key alone", async () => {
    for (const config of [{}, null, false, "", "{}", "no JSON", { apiKey: "k" }]) {
      assert.deepEqual(
        await read(JSON.stringify({ vapid: "key", config })),
        { vapid: "key", firebase: null },
        JSON.stringify(config),
      );
    }
  });

  it("is Firebase with the configuration of an app, as an object or as text", async () => {
    assert.deepEqual(await read(JSON.stringify({ vapid: "key", config: app })), { vapid: "key", firebase: app });
    assert.deepEqual(await read(JSON.stringify({ vapid: false, config: JSON.stringify(app) })), {
      vapid: "",
      firebase: app,
    });
  });

  it("is null for an empty object, also as text, and without a key and Firebase", async () => {
    for (const nothing of ["{}", "", {}, JSON.stringify({ vapid: "", config: {} })])
      assert.equal(await read(nothing), null, JSON.stringify(nothing));
  });

  it("is an error for other responses", async () => {
    for (const garbage of [
      "<h1>Welcome</h1>",
      "3",
      "[1]",
      "null",
      { surprise: ["garbage"] },
      JSON.stringify({ vapid: 3, config: {} }),
      JSON.stringify({ vapid: "key" }),
      3,
      undefined,
    ]) {
      await assert.rejects(read(garbage), { name: "SuiteError", kind: "contract" }, JSON.stringify(garbage));
    }
  });

  it("makes a page show messages of Firebase's own worker, once notifications are on", async () => {
    const server = "https://firebase.example";
    shared(`suite.client ${server}`, () => answering(JSON.stringify({ vapid: "key", config: app })));
    const device = Object.assign(createDevice(), { state: "granted", isSubscribed: true });
    const { state } = device.place(server);
    await until(state, ({ phase }) => phase === "on");
    assert.deepEqual(device.said, ["hear /worker.js"]);
  });
});
