import type { PushConfig } from "../api/push.ts";
import type { PushService } from "./registration.ts";
import { findRegistration } from "./registration.ts";
import { isFor, serviceOf } from "./service.ts";

/** Functions of the browser that push notifications need; tests replace them. */
export interface Browser {
  /** True if the browser supports push notifications. */
  readonly supported: boolean;
  permission(): NotificationPermission;
  /** Shows the browser's prompt; only allowed during a click. */
  ask(): Promise<NotificationPermission>;
  /** Resolves to true if the browser is subscribed to messages of this site. */
  subscribed(worker: string, vapid: string): Promise<boolean>;
  service(config: PushConfig, worker: string): PushService;
  /** Shows the messages that Firebase's worker passes to an open page. */
  hear(worker: string): void;
  /** Session of the suite in which this tab has sent the token; empty if it has not. */
  readonly tokenSession: { get(): string; set(session: string): void };
  /** Time until which "Not now" hides the offer, in ms since 1970. */
  readonly later: { get(): number; set(until: number): void };
}

const laterKey = "suite.push.later";
const tokenSessionKey = "suite.push.told";

export const thisBrowser = (): Browser => ({
  supported: "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis,
  permission: () => Notification.permission,
  /** @see docs/reference/marketing.md#marketing-19 */
  ask: () => Notification.requestPermission(),
  subscribed: async (worker, vapid) =>
    isFor(await (await findRegistration(worker))?.pushManager.getSubscription(), vapid),
  service: serviceOf,
  hear: (worker) => void import("./foreground.ts").then(({ hear }) => hear(worker)),
  tokenSession: {
    get() {
      try {
        return sessionStorage.getItem(tokenSessionKey) ?? "";
      } catch {
        return "";
      }
    },
    set(session) {
      try {
        sessionStorage.setItem(tokenSessionKey, session);
      } catch {
        // storage is full or forbidden: the next page sends the token again
      }
    },
  },
  later: {
    get() {
      try {
        const until = Number(localStorage.getItem(laterKey));
        if (until > Date.now()) return until;
        localStorage.removeItem(laterKey);
      } catch {
        // storage is forbidden: nothing is stored
      }
      return 0;
    },
    set(until) {
      try {
        localStorage.setItem(laterKey, String(until));
      } catch {
        // storage is full or forbidden: the choice lives as long as the page
      }
    },
  },
});
