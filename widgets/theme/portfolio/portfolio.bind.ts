import { untilAbort } from "#shared/state/index.ts";
import { listenUntil, restoreAttributes } from "#shared/ui/index.ts";
import { filterOf, markPressed, pressedAttribute } from "./portfolio.markup.ts";
import type { PortfolioStore } from "./portfolio.store.ts";

/** Lets the page's buttons filter until the signal. */
export function bindButtons(
  buttons: readonly HTMLElement[],
  store: PortfolioStore,
  onChoose: (filter: string) => void,
  signal: AbortSignal,
): void {
  for (const button of buttons) {
    const own = filterOf(button);
    restoreAttributes(button, ["class", pressedAttribute(button)], signal);
    listenUntil(signal, button, "click", (event) => {
      // some buttons are links with an empty anchor
      event.preventDefault();
      onChoose(own);
    });
    untilAbort(
      signal,
      store.state.subscribe(({ filter }) => markPressed(button, own === filter)),
    );
  }
}
