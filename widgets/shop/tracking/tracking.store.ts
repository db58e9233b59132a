import type { StoreContext } from "#shared/element/index.ts";
import { connect } from "#shared/suite/index.ts";
import { lastOrder } from "../api/tracking.ts";
import type { Track, TrackingEnv, TrackName } from "./tracking.env.ts";

export const events = {
  "suite-track":
    "An action is about to be reported to `window.ga`, or otherwise to `window.dataLayer`; canceling the event prevents it. detail: { name: string, path: string, data: object }",
} as const;

/** Action of a visitor, before duplicates are dropped. */
export interface VisitorAction {
  readonly name: Exclude<TrackName, "last_order">;
  /** Product, payment method or order. */
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
  env: TrackingEnv,
) {
  const isSilent = () => editing.get() || env.isRefused() || (env.isPrivate() && !props.get().always);

  /** Reports to the page's statistics; their errors do not stop the visitor. */
  function report(track: Track, send: () => void): void {
    if (!emit("suite-track", track, { cancelable: true })) return;
    try {
      send();
    } catch (error) {
      console.warn("<suite-tracking> the page's statistics failed", error);
    }
  }

  /** Returns true if no element of this page has reported the action. */
  function isNew({ name }: VisitorAction, path: string): boolean {
    const before = env.told.get(path);
    const now = env.now();
    if (before !== undefined && (name !== "product_add_to_cart" || now - before < doublePress)) return false;
    env.told.set(path, now);
    return true;
  }

  function track(action: VisitorAction): boolean {
    const { name, of } = action;
    const path = `/stats/ecom/${name}${of === undefined ? "" : `/${of}`}`;
    if (isSilent() || !isNew(action, path)) return false;
    const entry: Track = { name, path, data: of === undefined ? {} : { id: of } };
    report(entry, () => env.page(entry));
    return true;
  }

  return {
    track: (action: VisitorAction) => void track(action),
    /** Reports an order that was placed, once. Never rejects. */
    async trackOrder(orderId: string) {
      if (isSilent() || env.wasTold(orderId) || !track({ name: "order_confirmed", of: orderId })) return;
      env.remember(orderId);
      try {
        const order = await lastOrder(connect(server), { signal });
        // the visitor may have withdrawn the consent meanwhile, or the element was removed
        if (signal.aborted || isSilent()) return;
        const entry: Track = { name: "last_order", path: `/stats/ecom/order_confirmed/${orderId}`, data: { ...order } };
        report(entry, () => env.order(entry, order));
      } catch (error) {
        fail(error);
      }
    },
    /** Starts again after the page was restored from the browser's cache; what another element has reported since then stays reported. */
    forget(restored: number) {
      for (const [path, at] of env.told) if (at < restored) env.told.delete(path);
    },
  };
}
