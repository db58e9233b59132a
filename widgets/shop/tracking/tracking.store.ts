import type { StoreContext } from "#shared/element/index.ts";
import { connect } from "#shared/suite/index.ts";
import { lastOrder } from "../api/tracking.ts";
import type { Track, TrackingBrowser, TrackName } from "./browser.ts";

export const events = {
  "suite-track":
    "Something is about to be told to `window.ga`, or else to `window.dataLayer`. Cancel it to keep it back. detail: { name: string, path: string, data: object }",
} as const;

/** Action of a visitor, before duplicates are dropped. `of`: the product, payment method or order. */
export interface Happening {
  readonly name: Exclude<TrackName, "last_order">;
  readonly of?: string;
}

export interface TrackingProps {
  readonly always: boolean;
}

export type TrackingStore = ReturnType<typeof createTracking>;

/** ms within which presses of one product count as one: one press may be detected in several ways. */
const doublePress = 1000;

/** Reports actions in a shop to the site's statistics, each action once. */
export function createTracking(
  { props, server, signal, emit, fail, editing }: StoreContext<TrackingProps, typeof events>,
  browser: TrackingBrowser,
) {
  const isSilent = () => editing.get() || browser.isRefused() || (browser.isPrivate() && !props.get().always);

  /** Reports to the page's statistics; their errors do not stop the visitor. */
  function tell(track: Track, send: () => void): void {
    if (!emit("suite-track", track, { cancelable: true })) return;
    try {
      send();
    } catch (error) {
      console.warn("<suite-tracking> the page's statistics failed", error);
    }
  }

  /** Returns true if no element of this page has reported the action. */
  function isNew({ name }: Happening, path: string): boolean {
    const before = browser.told.get(path);
    const now = browser.now();
    if (before !== undefined && (name !== "product_add_to_cart" || now - before < doublePress)) return false;
    browser.told.set(path, now);
    return true;
  }

  function track(happening: Happening): boolean {
    const { name, of } = happening;
    const path = `/stats/ecom/${name}${of === undefined ? "" : `/${of}`}`;
    if (isSilent() || !isNew(happening, path)) return false;
    const told: Track = { name, path, data: of === undefined ? {} : { id: of } };
    tell(told, () => browser.page(told));
    return true;
  }

  return {
    track: (happening: Happening) => void track(happening),
    /** The page of an order that was placed. Never rejects. */
    async trackOrder(orderId: string) {
      if (isSilent() || browser.wasTold(orderId) || !track({ name: "order_confirmed", of: orderId })) return;
      browser.remember(orderId);
      try {
        const order = await lastOrder(connect(server), { signal });
        // the visitor may have changed their mind meanwhile, or the element is gone
        if (signal.aborted || isSilent()) return;
        const told: Track = { name: "last_order", path: `/stats/ecom/order_confirmed/${orderId}`, data: { ...order } };
        tell(told, () => browser.order(told, order));
      } catch (error) {
        fail(error);
      }
    },
    /** Starts again after the page was restored from the browser's cache. */
    forget: () => browser.told.clear(),
  };
}
