import type { PushConfig } from "../api/push.ts";
import type { PushService } from "./push-service.ts";
import { register } from "./registration.ts";

type Manager = Pick<PushManager, "subscribe" | "getSubscription">;

/** Web Push as browsers have it; the token is the subscription as JSON text. */
export function platformService(vapid: string, manager: () => Promise<Manager>): PushService {
  const unsubscribe = async () => void (await (await (await manager()).getSubscription())?.unsubscribe());
  return {
    async subscribe() {
      // one with another key would refuse this one
      await unsubscribe();
      const subscription = await (await manager()).subscribe({ userVisibleOnly: true, applicationServerKey: vapid });
      return JSON.stringify(subscription);
    },
    token: async () => JSON.stringify(await (await manager()).getSubscription()),
    unsubscribe,
  };
}

/** Firebase's code is loaded when it is used. */
export const serviceOf = ({ vapid, firebase }: PushConfig, worker: string): PushService => {
  if (!firebase) return platformService(vapid, async () => (await register(worker)).pushManager);
  const service = async () => (await import("./firebase.ts")).firebaseService(firebase, vapid, await register(worker));
  return {
    subscribe: async () => (await service()).subscribe(),
    token: async () => (await service()).token(),
    unsubscribe: async () => (await service()).unsubscribe(),
  };
};

/** The key of a subscription as the suite writes keys. */
const textOf = (key: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(key)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Whether a subscription is one that the site can send to: after a change of its key it is not. */
export const isFor = (subscription: Pick<PushSubscription, "options"> | null | undefined, vapid: string): boolean => {
  const key = subscription?.options.applicationServerKey;
  return !!subscription && (!vapid || !key || textOf(key) === vapid.replaceAll("=", ""));
};
