import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isFor, platformService } from "#marketing/push/service.ts";

/** Push manager of a browser, which has at most one subscription. */
function createManager() {
  const said: string[] = [];
  let current: PushSubscription | null = null;
  const manager = {
    getSubscription: async () => current,
    async subscribe(options?: PushSubscriptionOptionsInit) {
      said.push(`subscribe ${JSON.stringify(options)}`);
      current = {
        toJSON: () => ({ endpoint: "https://push.example.com/1", keys: { p256dh: "p", auth: "a" } }),
        async unsubscribe() {
          said.push("unsubscribe");
          current = null;
          return true;
        },
      } as unknown as PushSubscription;
      return current;
    },
  };
  return { said, service: platformService("key", async () => manager) };
}

const options = 'subscribe {"userVisibleOnly":true,"applicationServerKey":"key"}';

describe("push service of the browser", () => {
  it("returns the subscription as JSON text", async () => {
    const { said, service } = createManager();
    assert.equal(
      await service.subscribe(),
      '{"endpoint":"https://push.example.com/1","keys":{"p256dh":"p","auth":"a"}}',
    );
    assert.deepEqual(said, [options]);
  });

  it("returns the token of an existing subscription, and makes none", async () => {
    const { said, service } = createManager();
    const text = await service.subscribe();
    assert.equal(await service.token(), text);
    assert.deepEqual(said, [options]);
  });

  it("ends an older subscription first, since one with another key rejects the new one", async () => {
    const { said, service } = createManager();
    await service.subscribe();
    await service.subscribe();
    assert.deepEqual(said, [options, "unsubscribe", options]);
  });

  it("unsubscribes, also without a subscription", async () => {
    const { said, service } = createManager();
    await service.unsubscribe();
    await service.subscribe();
    await service.unsubscribe();
    assert.deepEqual(said, [options, "unsubscribe"]);
  });

  it("recognizes a subscription by the site's key", () => {
    const of = (...bytes: number[]) => ({
      options: { userVisibleOnly: true, applicationServerKey: new Uint8Array(bytes).buffer },
    });
    assert.equal(isFor(null, "-_8"), false);
    assert.equal(isFor(of(251, 255), "-_8"), true);
    assert.equal(isFor(of(251, 255), "-_8="), true);
    assert.equal(isFor(of(251, 255), "another"), false);
    assert.equal(isFor(of(251, 255), ""), true, "Firebase brings a key of its own");
    assert.equal(isFor({ options: { userVisibleOnly: true, applicationServerKey: null } }, "-_8"), true);
  });
});
