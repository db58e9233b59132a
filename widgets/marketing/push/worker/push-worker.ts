import { readPushConfig, sendPushToken } from "#marketing/api/push.ts";
import { connectWorker } from "#shared/suite/worker.ts";
import { addressOf, notificationOf, originsOf, readMessage, type Shown } from "./message.ts";

interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends Lasting {
  readonly data: { text(): string } | null;
}
interface ClickEvent extends Lasting {
  readonly notification: { readonly data: Shown["data"] | null; close(): void };
}
interface ChangeEvent extends Lasting {
  readonly newSubscription?: PushSubscription | null;
}

/** Part of a service worker's global scope: TypeScript's own types exclude those of the page. */
interface WorkerScope {
  readonly location: { readonly href: string };
  readonly registration: {
    readonly pushManager: PushManager;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: { matchAll(options: object): Promise<readonly Tab[]>; openWindow(url: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install", listener: () => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: ClickEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: ChangeEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
/** Origins of the worker's address, which is known at each start. */
const origins = originsOf(new URL(scope.location.href));

// the worker serves no page, so a new one may take over at any time
scope.addEventListener("install", () => void scope.skipWaiting());

scope.addEventListener("push", (event) => {
  const { title, ...options } = notificationOf(readMessage(event.data?.text() ?? ""), origins);
  event.waitUntil(scope.registration.showNotification(title, options));
});

async function open(url: string): Promise<void> {
  const tabs = await scope.clients.matchAll({ type: "window", includeUncontrolled: true });
  await (tabs.find((tab) => tab.url === url)?.focus() ?? scope.clients.openWindow(url));
}

scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  // an older worker, or a page, may have shown the notification
  event.waitUntil(open(addressOf(notification.data?.url, origins) ?? `${origins[0]}/`));
});

type Manager = Pick<PushManager, "subscribe">;

/**
 * Sends the suite the subscription that replaces another one; subscribes if the browser has not. Firebase's tokens are no
 * subscriptions: the element gets the new token on the visitor's next page.
 */
async function renew(fresh: PushSubscription | null | undefined, manager: Manager): Promise<void> {
  const client = await connectWorker();
  const config = await readPushConfig(client);
  if (!config || config.firebase) return;
  const subscription =
    fresh ?? (await manager.subscribe({ userVisibleOnly: true, applicationServerKey: config.vapid }));
  await sendPushToken(client, JSON.stringify(subscription));
}

scope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.newSubscription, scope.registration.pushManager)),
);
