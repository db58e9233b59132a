import { createECDH, randomBytes } from "node:crypto";
import type { CDPSession, Page } from "playwright-core";

/** Returns a subscription of a browser's push service. */
export function newSubscription() {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  return {
    endpoint: `https://push.example.com/send/${randomBytes(8).toString("hex")}`,
    p256dh: curve.getPublicKey("base64url"),
    auth: randomBytes(16).toString("base64url"),
  };
}

/** Replaces the push service, which a headless browser does not have; the rest is the browser's own. */
export async function withPushService(page: Page, subscription = newSubscription()): Promise<void> {
  await page.addInitScript(`globalThis.testSubscription = ${JSON.stringify(subscription)}`);
  await page.addInitScript({ path: "test/tours/marketing/push/push-service.js" });
}

/** Sends a push message to the page's worker, as the browser's push service does. */
export async function deliver(cdp: CDPSession, origin: string, data: string): Promise<void> {
  const found = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await found, data });
}

/** Returns texts and links of the site's notifications; waits for the first one. */
export const notifications = (page: Page) =>
  page
    .waitForFunction(async () => {
      const [registration] = await navigator.serviceWorker.getRegistrations();
      const shown = (await registration?.getNotifications()) ?? [];
      return (
        shown.length > 0 && shown.map(({ title, body, data }) => ({ title, body, url: (data as { url: string }).url }))
      );
    })
    .then((handle) => handle.jsonValue());
