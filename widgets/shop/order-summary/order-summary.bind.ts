import { own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import type { Amounts } from "../api/checkout.ts";
import { writeAmounts } from "../common/checkout/amounts.ts";
import { couponActions } from "../common/coupon.ts";
import { makeToggle } from "./order-summary.markup.ts";

type Change = Omit<Partial<Amounts>, "delivery"> & { readonly amount?: string };

/** Binds the summary in the page. */
export function bind(host: HTMLElement, signal: AbortSignal, { editing }: Pick<WidgetContext, "editing">): void {
  whileBrowsing(signal, editing, (end) => {
    makeToggle(host, end);
    const acts = couponActions(end, editing);
    host.addEventListener(
      "click",
      (event) => {
        if (event.defaultPrevented) return;
        for (const [selector, act] of acts) {
          const control = own(event.target as Element).closest(selector);
          if (!control) continue;
          event.preventDefault();
          return act(control);
        }
      },
      { signal: end },
    );
    ownDocument.addEventListener(
      "suite-delivery-change",
      (event) => {
        // anybody may say so
        const { amount, ...totals } = ((event as CustomEvent<unknown>).detail ?? {}) as Change;
        writeAmounts(host, { ...totals, ...(amount !== undefined && { delivery: amount }) });
      },
      { signal: end },
    );
  });
}
