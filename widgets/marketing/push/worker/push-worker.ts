import { addressOf, notificationOf, originsOf, readMessage, type Shown } from "./message.ts";
import { renew } from "./renew.ts";

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

/** A service worker's global scope, as far as it is used here: TypeScript knows it, or the page's, not both. */
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
/** Out of its own address, which it has whenever it wakes up. */
const origins = originsOf(new URL(scope.location.href));

// it answers for no page: nothing can break when a new one takes over
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
  // an older worker, or a page, may have shown it
  event.waitUntil(open(addressOf(notification.data?.url, origins) ?? `${origins[0]}/`));
});

scope.addEventListener("pushsubscriptionchange", (event) =>
  event.waitUntil(renew(event.newSubscription, scope.registration.pushManager)),
);
