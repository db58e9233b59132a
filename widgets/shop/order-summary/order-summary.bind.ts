import { own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import type { Amounts } from "../api/checkout.ts";
import { writeAmounts } from "../common/checkout/amounts.ts";
import { couponActions } from "../common/coupon.ts";
import { makeToggle } from "./order-summary.markup.ts";

type Change = Omit<Partial<Amounts>, "delivery"> & { readonly amount?: string };

type Context = Pick<WidgetContext, "editing">;

/** Binds the summary in the page. */
export function bind(host: HTMLElement, signal: AbortSignal, _: unknown, { editing }: Context): void {
  makeToggle(host, signal);
  const actions = couponActions(signal, editing);
  host.addEventListener(
    "click",
    (event) => {
      if (event.defaultPrevented) return;
      for (const [selector, action] of actions) {
        const control = own(event.target as Element).closest(selector);
        if (!control) continue;
        event.preventDefault();
        return action(control);
      }
    },
    { signal },
  );
  ownDocument.addEventListener(
    "suite-delivery-change",
    (event) => {
      // any script of the page can dispatch the event, with any detail
      const { amount, ...totals } = ((event as CustomEvent<unknown>).detail ?? {}) as Change;
      writeAmounts(host, { ...totals, ...(amount !== undefined && { delivery: amount }) });
    },
    { signal },
  );
}
