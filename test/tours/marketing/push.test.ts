import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { BrowserContextOptions } from "playwright-core";
import { begun } from "#test/leaving.ts";
import { becomes, inspect, origin, parcels, visitor, wholeBrowser } from "../demo.ts";
import { deliver, newSubscription, notifications, withPushService } from "./push/device.ts";

const address = "/elements/suite-push";
const guest = async (options: BrowserContextOptions = { permissions: ["notifications"] }) =>
  visitor(options, {}, await wholeBrowser());

describe("suite-push", () => {
  it("subscribes on a click, shows notifications, and unsubscribes", async () => {
    await using anna = await guest();
    const { page } = anna;
    const subscription = newSubscription();
    await withPushService(page, subscription);
    await page.goto(address);
    const push = page.locator("suite-push").first();
    await push.getByRole("button", { name: "Notify me" }).click();
    await push.getByRole("group", { name: "Notifications are on" }).waitFor();
    await page.locator("[data-log]").getByText("suite-push-change").waitFor();
    // the examples below belong to the same device
    await becomes(
      page,
      () => page.locator("suite-push").getByRole("button", { name: "Turn off" }).count(),
      await page.locator("suite-push").count(),
    );
    assert.deepEqual(await inspect(page), []);

    await page.getByRole("button", { name: "Send me a notification" }).click();
    await page.getByText("Sent. Your system").waitFor();
    assert.deepEqual(
      parcels.map(({ endpoint }) => endpoint),
      [subscription.endpoint],
    );
    await push.getByRole("group", { name: "Notifications are on" }).waitFor();

    const cdp = await page.context().newCDPSession(page);
    await deliver(cdp, origin, JSON.stringify({ title: "A new story", body: "From the workshop", url: "/blog" }));
    assert.deepEqual(await notifications(page), [
      { title: "A new story", body: "From the workshop", url: `${origin}/blog` },
    ]);

    await push.getByRole("button", { name: "Turn off" }).click();
    await push.getByRole("button", { name: "Notify me" }).waitFor();
    assert.deepEqual(anna.complaints, []);
  });

  it("sends the token again after a sign-out, with which the suite has forgotten the device", async () => {
    await using anna = await guest();
    const { page } = anna;
    const subscription = newSubscription();
    await withPushService(page, subscription);
    await page.goto(address);
    await page.locator("suite-push").first().getByRole("button", { name: "Notify me" }).click();
    await page.locator("suite-push:state(on)").first().waitFor();
    await page.request.get("/web/session/logout");
    const stored = begun(page.waitForResponse("**/web/push_token"));
    await page.goto(address);
    assert.equal((await stored).status(), 200);
    parcels.length = 0;
    await page.getByRole("button", { name: "Send me a notification" }).click();
    await page.getByText("Sent. Your system").waitFor();
    assert.deepEqual(
      parcels.map(({ endpoint }) => endpoint),
      [subscription.endpoint],
    );
    assert.deepEqual(anna.complaints, []);
  });

  it("sends the subscription that replaces another one while no page of the site is open", async () => {
    await using anna = await guest();
    const { page } = anna;
    await withPushService(page);
    await page.goto(address);
    await page.locator("suite-push").first().getByRole("button", { name: "Notify me" }).click();
    await page.locator("suite-push:state(on)").first().waitFor();
    await page.goto("about:blank");
    const { endpoint, p256dh, auth } = newSubscription();
    const [worker] = page.context().serviceWorkers();
    // only a browser can dispatch an event that keeps a worker alive
    await worker!.evaluate(
      `new Promise((done) => self.dispatchEvent(Object.assign(new Event("pushsubscriptionchange"), {
        newSubscription: ${JSON.stringify({ endpoint, keys: { p256dh, auth } })},
        waitUntil: (work) => done(work),
      })))`,
    );
    await page.goto(address);
    parcels.length = 0;
    await page.getByRole("button", { name: "Send me a notification" }).click();
    await page.getByText("Sent. Your system").waitFor();
    assert.ok(parcels.some((parcel) => parcel.endpoint === endpoint));
    assert.deepEqual(anna.complaints, []);
  });

  it("makes no offer and no call after “Not now”", async () => {
    await using ben = await guest({});
    const { page } = ben;
    await page.goto(address);
    const push = page.locator("suite-push").first();
    await push.getByRole("button", { name: "Not now" }).click();
    await push.waitFor({ state: "hidden" });
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await page.reload();
    await page.locator("suite-push:state(unavailable)").first().waitFor({ state: "attached" });
    await ben.quiet();
    assert.equal(await page.locator("suite-push:visible").count(), 0);
    assert.equal(calls.includes("/web/_config"), false);
    assert.deepEqual(ben.complaints, []);
  });

  it("subscribes through Firebase if the suite has a configuration, and loads its code after the click", async () => {
    // Firebase is another origin, which the demo's own policy blocks
    await using anna = await guest({ permissions: ["notifications"], bypassCSP: true });
    const { page } = anna;
    await withPushService(page);
    const config = {
      apiKey: "AIzaSyA-key-of-no-project",
      appId: "1:2:web:3",
      messagingSenderId: "2",
      projectId: "workshop",
    };
    const vapid = newSubscription().p256dh;
    await page.route("**/web/_config", (route) =>
      route.fulfill({ json: { jsonrpc: "2.0", id: 1, result: JSON.stringify({ vapid, config }) } }),
    );
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.route("https://firebaseinstallations.googleapis.com/**", (route) =>
      route.fulfill({
        json: {
          name: "n",
          fid: "cAbCdEfGhIjKlMnOpQrStU",
          refreshToken: "r",
          authToken: { token: "a.b.c", expiresIn: "604800s" },
        },
      }),
    );
    await page.route("https://fcmregistrations.googleapis.com/**", (route) =>
      route.fulfill({ json: route.request().method() === "DELETE" ? {} : { token: "fcm-token-of-anna" } }),
    );
    await page.goto(address);
    const push = page.locator("suite-push").first();
    await push.getByRole("button", { name: "Notify me" }).waitFor();
    await anna.quiet();
    assert.deepEqual(
      asked.filter((url) => !url.startsWith(origin) || /firebase/.test(url)),
      [],
    );

    const posted = begun(page.waitForRequest("**/web/push_token"));
    await push.getByRole("button", { name: "Notify me" }).click();
    assert.equal(new URLSearchParams((await posted).postData() ?? "").get("name"), "fcm-token-of-anna");
    await push.getByRole("button", { name: "Turn off" }).waitFor();
    assert.ok(asked.some((url) => url.endsWith("/chunks/firebase.js")));

    await page.reload();
    const ended = begun(page.waitForRequest((request) => request.method() === "DELETE"));
    await push.getByRole("button", { name: "Turn off" }).click();
    assert.match((await ended).url(), /^https:\/\/fcmregistrations\.googleapis\.com\/.*fcm-token-of-anna$/);
    await push.getByRole("button", { name: "Notify me" }).waitFor();
    assert.deepEqual(anna.complaints, []);
  });
});
