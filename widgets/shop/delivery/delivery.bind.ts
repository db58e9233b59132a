import { ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { writeAmounts } from "../common/checkout/amounts.ts";
import { payButton } from "../common/checkout/pay-button.ts";
import { carrierAt, chosenIn, keepBadges, writeBadges } from "./delivery.markup.ts";
import type { DeliveryState, DeliveryStore, DeliveryTexts } from "./delivery.store.ts";

type Context = Pick<WidgetContext<{ readonly for: string }, DeliveryTexts>, "props" | "texts">;

/** Returns the reason why the visitor cannot pay yet; undefined if they can. @see docs/reference/shop.md#shop-29 */
function reasonOf({ carrierId, busy, answer }: DeliveryState, { choose, refused }: DeliveryTexts): string | undefined {
  if (!carrierId) return choose;
  // without a message: the visitor can only wait, or the element shows the error
  if (busy || !answer) return "";
  return answer.possible ? undefined : answer.reason || refused;
}

/** Binds the carriers in the page and the store. */
export function bind(host: HTMLElement, signal: AbortSignal, store: DeliveryStore, { props, texts }: Context): void {
  keepBadges(host, signal);
  const button = payButton(props.get().for);
  const owner = {};
  /** Sends the chosen carrier. @param isOutdated true if the suite's last answer may be outdated */
  const send = (isChosen: boolean, isOutdated = false) => {
    const carrierId = chosenIn(host);
    if (carrierId && (isOutdated || carrierId !== store.state.get().carrierId)) store.choose(carrierId, isChosen);
  };
  host.addEventListener("change", () => send(true), { signal });
  host.addEventListener(
    "click",
    ({ target, defaultPrevented }) => {
      const radio = defaultPrevented ? undefined : carrierAt(target as Element);
      if (!radio?.checked) radio?.click();
    },
    { signal },
  );
  // browsers restore the choice after the page was parsed; a page restored from the browser's cache may show an outdated cart
  addEventListener("pageshow", ({ persisted }) => send(false, persisted), { signal });
  send(false);
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
