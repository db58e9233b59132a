import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import { pressedOn, showSending } from "./statements.markup.ts";
import type { StatementsStore } from "./statements.store.ts";

/** Binds the buttons in a host to the store until the signal, except while an operator edits the page. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  { state, send }: StatementsStore,
  { editing }: Pick<WidgetContext, "editing">,
): void {
  whileBrowsing(signal, editing, (end) => {
    host.addEventListener(
      "click",
      (event) => {
        const overdue = pressedOn(event.target);
        if (overdue === undefined || event.defaultPrevented) return;
        // the button would submit a form around it
        event.preventDefault();
        void send(overdue);
      },
      { signal: end },
    );
    let hold: AbortController | undefined;
    const release = () => hold?.abort();
    untilAbort(
      end,
      state.subscribe(({ sending }) => {
        release();
        if (sending === null) return;
        hold = new AbortController();
        showSending(host, sending, hold.signal);
      }),
      release,
    );
  });
}
