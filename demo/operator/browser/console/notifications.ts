import { call } from "./suite.ts";
import type { Notification } from "./types.ts";

const path = "/longpolling/poll";
const key = "operator.last";
/** ms */
const pause = 1000;
/** Tells the suite that this person is there, not only the tab. ms */
let lastActive = Date.now();
for (const name of ["pointerdown", "pointermove", "keydown"])
  document.addEventListener(name, () => (lastActive = Date.now()), { passive: true });

interface Received {
  readonly id: number;
  readonly channel: unknown;
  readonly message: Notification;
}

interface Listeners {
  /** Names of channels beside the operator's own. */
  channels(): readonly string[];
  /** Gets each notification once. */
  onNotification(channel: unknown, message: Notification): void;
  /** After an outage: anything may have been missed. */
  onRecovery(): void;
  onConnection(isLost: boolean): void;
}

/** Polls for what the bus tells the operator. A reload goes on where the page before was. */
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

  /** Says that the operator is there. What was before the first visit is in the list of chats already. */
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
  /** A poll may wait long: whether the suite is back is asked with a question that is answered at once. */
  const recover = async (): Promise<void> => {
    do await new Promise((resolve) => setTimeout(resolve, pause));
    while (!(await hasRecovered()));
  };

  return {
    begin,
    /** Polls as long as the page is open. */
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
    /** The channels have changed: polls for them at once. */
    restart: (): void => polling.abort(),
  };
}
