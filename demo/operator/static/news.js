import { call } from "./call.js";

const path = "/longpolling/poll";
const key = "operator.last";
const pause = 1000;
/** Tells the suite that this person is there, not only the tab. */
let active = Date.now();
for (const name of ["pointerdown", "pointermove", "keydown"])
  document.addEventListener(name, () => (active = Date.now()), { passive: true });

/**
 * Hears the operator's own channels and those that `extra` names. `hear` gets each notification once; `missed` is called
 * after an outage; `lost` with whether there is one. A reload goes on where the page before was.
 */
export function createNews({ extra, hear, missed, lost }) {
  let last = Number(sessionStorage.getItem(key));
  let turn = new AbortController();

  const keep = (id) => {
    last = Math.max(last, id);
    sessionStorage.setItem(key, last);
  };
  const poll = async () => {
    turn = new AbortController();
    const found = await call(
      path,
      { channels: extra(), last, options: { bus_inactivity: Date.now() - active } },
      turn.signal,
    );
    for (const { id, channel, message } of found) {
      keep(id);
      hear(channel, message);
    }
  };

  /** Says that the operator is there. What was before the first visit is in the list of chats already. */
  const begin = async () => {
    const { notifications } = await call(path, { channels: [], last, options: { peek: true, bus_inactivity: 0 } });
    if (!last) keep(Math.max(0, ...notifications.map(({ id }) => id)));
  };
  /** A poll may wait long for news: whether the suite is back is asked with a question that is answered at once. */
  const recover = async () => {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (
        await begin().then(
          () => true,
          () => false,
        )
      )
        return;
    }
  };

  return {
    begin,
    async run() {
      for (;;) {
        try {
          await poll();
        } catch {
          if (turn.signal.aborted) continue;
          lost(true);
          await recover();
          lost(false);
          missed();
        }
      }
    },
    /** The names have changed. */
    again: () => turn.abort(),
  };
}
