import { call } from "./suite.ts";
import type { Notification } from "./types.ts";

const path = "/longpolling/poll";
const key = "operator.last";
/** ms */
const pause = 1000;
/** Time of the operator's last action, in ms: the presence sent to the suite is that of the person, not of the tab. */
let lastActive = Date.now();
for (const name of ["pointerdown", "pointermove", "keydown"])
  document.addEventListener(name, () => (lastActive = Date.now()), { passive: true });

interface Received {
  readonly id: number;
  readonly channel: unknown;
  readonly message: Notification;
}

interface Listeners {
  /** Returns the channels beside the operator's own. */
  channels(): readonly string[];
  /** Called once for each notification. */
  onNotification(channel: unknown, message: Notification): void;
  /** Called after an outage: notifications may be missing. */
  onRecovery(): void;
  onConnection(isLost: boolean): void;
}

/** Polls the bus for the operator. After a reload it continues from the previous page's position. */
export function createNotifications({ channels, onNotification, onRecovery, onConnection }: Listeners) {
  let last = Number(sessionStorage.getItem(key));
  let polling = new AbortController();

  const remember = (id: number): void => {
    last = Math.max(last, id);
    sessionStorage.setItem(key, String(last));
  };
  const pollOnce = async (): Promise<void> => {
    polling = new AbortController();
    const params = { channels: channels(), last, options: { bus_inactivity: Date.now() - lastActive } };
    for (const { id, channel, message } of await call<Received[]>(path, params, polling.signal)) {
      remember(id);
      onNotification(channel, message);
    }
  };

  /** Reports the operator's presence. Older notifications are skipped: their chats are in the list. */
  const begin = async (): Promise<void> => {
    const params = { channels: [], last, options: { peek: true, bus_inactivity: 0 } };
    const { notifications } = await call<{ notifications: Received[] }>(path, params);
    if (!last) remember(Math.max(0, ...notifications.map(({ id }) => id)));
  };
  const hasRecovered = (): Promise<boolean> =>
    begin().then(
      () => true,
      () => false,
    );
  /** Checks with a short call that the suite is back: a poll may be held for long. */
  const recover = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, pause));
    while (!(await hasRecovered()));
  };

  return {
    begin,
    /** Polls until the page closes. */
    async run(): Promise<never> {
      for (;;) {
        try {
          await pollOnce();
        } catch {
          if (polling.signal.aborted) continue;
          onConnection(true);
          await recover();
          onConnection(false);
          onRecovery();
        }
      }
    },
    /** Polls again at once, with the changed channels. */
    restart: (): void => polling.abort(),
  };
}
