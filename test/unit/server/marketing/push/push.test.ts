import assert from "node:assert/strict";
import { createPublicKey, verify } from "node:crypto";
import { after, afterEach, before, beforeEach, describe, it } from "node:test";
import { restore, stub } from "sinon";
import type { Parcel } from "#demo/server/marketing/push/deliver.ts";
import type { Suite } from "#demo/server/suite.types.ts";
import { openSuite } from "#test/prepared.ts";
import { type Browser, browser } from "#test/unit/server/browser.ts";
import { newSubscription } from "./subscription.ts";

interface Row {
  address: string;
  p256dh: string | null;
  auth: string | null;
}

let suite: Suite;
let parcels: Parcel[];
/** HTTP status of the push service, by endpoint; 201 by default. */
const answers = new Map<string, number | Error>();

describe("push in the embedded suite", () => {
  before(async () => {
    suite = await openSuite({
      async deliver(parcel) {
        parcels.push(parcel);
        const answer = answers.get(parcel.endpoint) ?? 201;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    });
  });
  after(() => suite.close());
  beforeEach(async () => {
    parcels = [];
    await suite.database.query("delete from push_token");
  });
  afterEach(() => restore());

  const rows = () =>
    suite.database.query<Row>("select address, p256dh, auth from push_token order by created_at, address");
  const keep = async (visitor: Browser, name: string): Promise<number> =>
    (await visitor.post("/web/push_token", { csrf_token: await visitor.pageToken(), name })).status;
  const send = async (visitor: Browser): Promise<string | null> =>
    (
      await visitor.post("/qa/notify", { csrf_token: await visitor.pageToken(), back: "/elements/suite-push" })
    ).headers.get("location");
  const config = async () =>
    JSON.parse(String((await browser(suite).call("/web/_config", {}))["result"])) as { vapid: string; config: object };

  describe("the demo's way to send notifications", () => {
    it("is JSON text with a key, without Firebase", async () => {
      const { vapid, config: firebase } = await config();
      assert.match(vapid, /^[\w-]{87}$/);
      assert.deepEqual(firebase, {});
      assert.deepEqual(await config(), { vapid, config: firebase }, "as old as the database");
    });
  });

  describe("tokens of devices", () => {
    it("are subscriptions of the standard, each stored once", async () => {
      const visitor = browser(suite);
      const { endpoint, expirationTime, keys } = newSubscription();
      for (const text of [
        { endpoint, expirationTime, keys },
        { keys, endpoint, more: "x" },
      ])
        assert.equal(await keep(visitor, JSON.stringify(text)), 200);
      assert.deepEqual(await rows(), [{ address: endpoint, ...keys }]);
    });

    it("of other services are only stored", async () => {
      assert.equal(await keep(browser(suite), " fcm:APA91b-token "), 200);
      assert.deepEqual(await rows(), [{ address: "fcm:APA91b-token", p256dh: null, auth: null }]);
    });

    it("of other addresses than push services are never called", async () => {
      const visitor = browser(suite);
      const { keys } = newSubscription();
      const endpoints = [
        "http://push.example.com/1",
        "https://127.0.0.1/1",
        "https://[::1]/1",
        "https://2130706433/1",
        "https://localhost/1",
        "https://db/1",
        "https://db.internal/1",
        "https://printer.local/1",
        "https://push.example.com:8443/1",
        "https://user:word@push.example.com/1",
        "file:///etc/passwd",
        "push.example.com",
        "",
      ];
      for (const endpoint of endpoints)
        assert.equal(await keep(visitor, JSON.stringify({ endpoint, keys })), 200, endpoint);
      const good = "https://push.example.com/1";
      for (const wrong of [{}, { ...keys, auth: "short" }, { ...keys, p256dh: "*".repeat(87) }, null])
        await keep(visitor, JSON.stringify({ endpoint: good, keys: wrong }));
      assert.deepEqual(
        (await rows()).filter(({ p256dh }) => p256dh),
        [],
      );
      assert.equal(await send(visitor), "/elements/suite-push?notified=0");
      assert.deepEqual(parcels, []);
    });

    it("have a limited length and number", async () => {
      const visitor = browser(suite);
      for (const wrong of ["", "  ", "x".repeat(1025)]) assert.equal(await keep(visitor, wrong), 400);
      for (let number = 1; number <= 12; number++) await keep(visitor, `token ${number}`);
      assert.deepEqual(
        (await rows()).map(({ address }) => address),
        Array.from({ length: 10 }, (_, index) => `token ${index + 3}`),
      );
    });

    it("are accepted from forms of this site only", async () => {
      const visitor = browser(suite);
      assert.equal((await visitor.post("/web/push_token", { name: "token" })).status, 400);
      assert.equal((await visitor.request("/web/push_token")).status, 405);
      assert.deepEqual(await rows(), []);
    });

    it("belong to the session, and stay after signing in", async () => {
      const visitor = browser(suite);
      await keep(visitor, JSON.stringify(newSubscription()));
      await visitor.signIn("admin");
      assert.equal(await send(visitor), "/elements/suite-push?notified=1");
      await visitor.request("/web/session/logout");
      assert.deepEqual(await rows(), []);
    });
  });

  describe("a notification", () => {
    it("is sent encrypted to the visitor's own devices, signed with the suite's key", async () => {
      const [anna, ben] = [browser(suite), browser(suite)];
      const [first, second, other] = [newSubscription(), newSubscription(), newSubscription()];
      for (const one of [first, second]) await keep(anna, JSON.stringify(one));
      await keep(ben, JSON.stringify(other));
      assert.equal(await send(anna), "/elements/suite-push?notified=2");
      assert.deepEqual(parcels.map(({ endpoint }) => endpoint).sort(), [first.endpoint, second.endpoint].sort());

      const [{ headers, body }] = parcels as [Parcel];
      assert.equal(headers["Content-Encoding"], "aes128gcm");
      assert.equal(body.includes("workshop"), false);
      const { vapid } = await config();
      const [, token = "", key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(String(headers["Authorization"])) ?? [];
      assert.equal(key, vapid);
      const [head = "", claims = "", signature = ""] = token.split(".");
      const { aud } = JSON.parse(Buffer.from(claims, "base64url").toString()) as { aud: string };
      assert.equal(aud, "https://push.example.com");
      const point = Buffer.from(vapid, "base64url");
      const publicKey = createPublicKey({
        format: "jwk",
        key: {
          kty: "EC",
          crv: "P-256",
          x: point.subarray(1, 33).toString("base64url"),
          y: point.subarray(33).toString("base64url"),
        },
      });
      assert.ok(
        verify(
          "sha256",
          Buffer.from(`${head}.${claims}`),
          { key: publicKey, dsaEncoding: "ieee-p1363" },
          Buffer.from(signature, "base64url"),
        ),
      );
    });

    it("deletes expired devices only", async () => {
      const visitor = browser(suite);
      const devices = [201, 404, 410, 429, 500].map((status) => {
        const device = newSubscription();
        answers.set(device.endpoint, status);
        return { status, device };
      });
      for (const { device } of devices) await keep(visitor, JSON.stringify(device));
      assert.equal(await send(visitor), "/elements/suite-push?notified=1");
      const left = (await rows()).map(
        ({ address }) => devices.find(({ device }) => device.endpoint === address)?.status,
      );
      assert.deepEqual(left.sort(), [201, 429, 500]);
    });

    it("survives an unreachable push service and invalid keys", async () => {
      const said = stub(console, "error");
      const visitor = browser(suite);
      const [lost, wrong] = [newSubscription(), newSubscription()];
      answers.set(lost.endpoint, new Error("no such host"));
      wrong.keys.p256dh = "A".repeat(87);
      for (const one of [lost, wrong]) await keep(visitor, JSON.stringify(one));
      assert.equal(await send(visitor), "/elements/suite-push?notified=0");
      assert.equal(said.callCount, 2);
      assert.equal((await rows()).length, 2);
    });

    it("is sent by a press on a page of this site only", async () => {
      const visitor = browser(suite);
      await keep(visitor, JSON.stringify(newSubscription()));
      assert.equal((await visitor.post("/qa/notify", {})).status, 400);
      assert.equal((await visitor.request("/qa/notify")).status, 405);
      assert.deepEqual(parcels, []);
    });
  });
});
