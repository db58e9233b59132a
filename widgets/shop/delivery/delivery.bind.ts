import { ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { writeAmounts } from "../common/checkout/amounts.ts";
import { payButton } from "../common/checkout/pay-button.ts";
import { carrierAt, chosenIn, keepBadges, writeBadges } from "./delivery.markup.ts";
import type { DeliveryState, DeliveryStore, DeliveryTexts } from "./delivery.store.ts";

type Context = Pick<WidgetContext<{ readonly for: string }, DeliveryTexts>, "props" | "texts">;

/** Why nobody can pay yet; undefined: they can. */
function reasonOf({ carrierId, busy, answer }: DeliveryState, { choose, refused }: DeliveryTexts): string | undefined {
  if (!carrierId) return choose;
  // while the suite is asked there is nothing to do about it; what failed says so in its place
  if (busy || !answer) return "";
  return answer.possible ? undefined : answer.reason || refused;
}

/** Binds the carriers in the page and the store. */
export function bind(host: HTMLElement, signal: AbortSignal, store: DeliveryStore, { props, texts }: Context): void {
  keepBadges(host, signal);
  const button = payButton(props.get().for);
  const owner = {};
  /** @param isOutdated whether what the suite said may not hold any more */
  const ask = (isChosen: boolean, isOutdated = false) => {
    const carrierId = chosenIn(host);
    if (carrierId && (isOutdated || carrierId !== store.state.get().carrierId)) store.choose(carrierId, isChosen);
  };
  host.addEventListener("change", () => ask(true), { signal });
  host.addEventListener(
    "click",
    ({ target, defaultPrevented }) => {
      const radio = defaultPrevented ? undefined : carrierAt(target as Element);
      if (!radio?.checked) radio?.click();
    },
    { signal },
  );
  // browsers restore what was chosen after the page was read; the cart of a page that comes back may be another one
  addEventListener("pageshow", ({ persisted }) => ask(false, persisted), { signal });
  ask(false);
  untilAbort(
    signal,
    store.state.subscribe((state) => {
      const { answer, carrierId } = state;
      if (answer) {
        writeAmounts(ownDocument, answer.amounts);
        writeBadges(host, carrierId, answer, texts.get().free);
      }
      button.hold(owner, reasonOf(state, texts.get()));
    }),
    () => button.hold(owner, undefined),
  );
}
