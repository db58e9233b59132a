import type { Browser } from "#marketing/push/push.env.ts";
import { createPush } from "#marketing/push/push.store.ts";
import { createHost } from "#test/unit/shared/state/host.ts";

/** Browser with notifications: the visitor's answers, and a log of calls. */
export function createDevice() {
  const said: string[] = [];
  const device = {
    supported: true,
    state: "default" as NotificationPermission,
    answer: "granted" as NotificationPermission,
    isSubscribed: false,
    until: 0,
    tokenSession: "",
    token: "a token of another service",
    /** Exception of the push service. */
    broken: null as Error | null,
    said,
  };
  const browser = (): Browser => ({
    supported: device.supported,
    permission: () => device.state,
    async ask() {
      said.push("ask");
      return (device.state = device.answer);
    },
    subscribed: async () => device.isSubscribed,
    service: () => ({
      async subscribe() {
        said.push("subscribe");
        if (device.broken) throw device.broken;
        device.isSubscribed = true;
        return device.token;
      },
      token: async () => (said.push("token"), device.token),
      async unsubscribe() {
        said.push("unsubscribe");
        device.isSubscribed = false;
        if (device.broken) throw device.broken;
      },
    }),
    hear: (worker) => void said.push(`hear ${worker}`),
    tokenSession: { get: () => device.tokenSession, set: (session) => void (device.tokenSession = session) },
    later: { get: () => (device.until > Date.now() ? device.until : 0), set: (until) => void (device.until = until) },
  });
  return Object.assign(device, {
    place(server: string) {
      const host = createHost(server, { worker: "/worker.js", origins: "" });
      return { host, ...createPush(host, browser()) };
    },
  });
}
