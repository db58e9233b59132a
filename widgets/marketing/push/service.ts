import type { PushConfig } from "../api/push.ts";
import { type PushService, register } from "./registration.ts";

type Manager = Pick<PushManager, "subscribe" | "getSubscription">;

/** Returns the Web Push service of the browser; the token is the subscription as JSON text. */
export function platformService(vapid: string, manager: () => Promise<Manager>): PushService {
  const unsubscribe = async () => void (await (await (await manager()).getSubscription())?.unsubscribe());
  return {
    async subscribe() {
      // a subscription with another key would reject this one
      await unsubscribe();
      const subscription = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: vapid });
      return JSON.stringify(subscription);
    },
    token: async () => JSON.stringify(await (await manager()).getSubscription()),
    unsubscribe,
  };
}

/** Returns the service of the site; Firebase's code loads on use. */
export const serviceOf = ({ vapid, firebase }: PushConfig, worker: string): PushService => {
  if (!firebase) return platformService(vapid, async () => (await register(worker)).pushManager);
  const service = async () => (await import("./firebase.ts")).firebaseService(firebase, vapid, await register(worker));
  return {
    subscribe: async () => (await service()).subscribe(),
    token: async () => (await service()).token(),
    unsubscribe: async () => (await service()).unsubscribe(),
  };
};

/** Returns the key of a subscription in the suite's notation. */
const textOf = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Returns true if the site can send to a subscription: its key is still the site's key. */
export const isFor = (subscription: Pick<PushSubscription, "options"> | null | undefined, vapid: string): boolean => {
  const key = subscription?.options.applicationServerKey;
  return !!subscription && (!vapid || !key || textOf(key) === vapid.replaceAll("=", ""));
};
