import { untilAbort } from "#shared/state/index.ts";
import { pressedOn, showSending } from "./statements.markup.ts";
import type { StatementsStore } from "./statements.store.ts";

/** Binds the buttons in a host to the store until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, { state, send }: StatementsStore): void {
  host.addEventListener(
    "click",
    (event) => {
      const overdue = pressedOn(event.target);
      if (overdue === undefined || event.defaultPrevented) return;
      // the button would submit a form around it
      event.preventDefault();
      void send(overdue);
    },
    { signal },
  );
  let hold: AbortController | undefined;
  const release = () => hold?.abort();
  untilAbort(
    signal,
    state.subscribe(({ sending }) => {
      release();
      if (sending === null) return;
      hold = new AbortController();
      showSending(host, sending, hold.signal);
    }),
    release,
  );
}
