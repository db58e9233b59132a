import type { StoreContext } from "#shared/element/index.ts";
import { connect } from "#shared/suite/index.ts";
import { lastOrder } from "../api/tracking.ts";
import type { TrackingBrowser } from "./browser.ts";
import type { events } from "./tracking.element.ts";
import type { Happening, Track } from "./tracking.types.ts";

export interface TrackingProps {
  readonly always: boolean;
}

export type TrackingStore = ReturnType<typeof createTracking>;

/** Presses of one product within this time are one, in ms: the first of them may show in several ways. */
const doublePress = 1000;

/** Tells a site's statistics what happens in its shop, each thing once (behaviour/shop-cart-checkout.md items 48 to 50). */
export function createTracking(
  { props, server, signal, emit, fail, editing }: StoreContext<TrackingProps, typeof events>,
  browser: TrackingBrowser,
) {
  const isSilent = () => editing.get() || browser.isRefused() || (browser.isPrivate() && !props.get().always);

  /** What the page's own statistics throw is theirs: visitors go on. */
  function tell(track: Track, send: () => void): void {
    if (!emit("suite-track", track, { cancelable: true })) return;
    try {
      send();
    } catch (error) {
      console.warn("<suite-tracking> the page's statistics failed", error);
    }
  }

  /** Whether nobody on this page has told of it. */
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
    /** The page is as it was left: what is done now is done anew. */
    forget: () => browser.told.clear(),
  };
}
