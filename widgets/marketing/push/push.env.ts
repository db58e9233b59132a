import type { PushConfig } from "../api/push.ts";
import type { PushService } from "./registration.ts";
import { findRegistration } from "./registration.ts";
import { isFor, serviceOf } from "./service.ts";

/** What push notifications need of the browser; their store gets another one where there is none. */
export interface Browser {
  /** Whether it has all of it. */
  readonly supported: boolean;
  permission(): NotificationPermission;
  /** Asks the visitor: only from what they pressed. */
  ask(): Promise<NotificationPermission>;
  /** Whether it gets messages of this site already. */
  subscribed(worker: string, vapid: string): Promise<boolean>;
  service(config: PushConfig, worker: string): PushService;
  /** Shows what Firebase's worker leaves to an open page. */
  hear(worker: string): void;
  /** In which session of the suite this tab has sent the token; empty: in none. */
  readonly tokenSession: { get(): string; set(session: string): void };
  /** "Not now": until when, ms since 1970. */
  readonly later: { get(): number; set(until: number): void };
}

const laterKey = "suite.push.later";
const tokenSessionKey = "suite.push.told";

export const thisBrowser = (): Browser => ({
  supported: "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis,
  permission: () => Notification.permission,
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
        // the next page sends it again
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
        // forbidden: nothing is remembered
      }
      return 0;
    },
    set(until) {
      try {
        localStorage.setItem(laterKey, String(until));
      } catch {
        // it counts as long as the page lives
      }
    },
  },
});
