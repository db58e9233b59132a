import { ownDocument, shared } from "#shared/element/index.ts";
import { isConsentMissing, isPrivate } from "#shared/state/index.ts";
import type { TrackedOrder } from "../api/tracking.ts";

/** Name of an event, as in the virtual pages of the built-in front end. */
export type TrackName =
  | "product_view"
  | "product_add_to_cart"
  | "customer_checkout"
  | "customer_signin"
  | "customer_signup"
  | "order_checkout"
  | "order_payment"
  | "order_confirmed"
  | "last_order";

export interface Track {
  readonly name: TrackName;
  /** Virtual page, such as /stats/ecom/product_view/19. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

type Analytics = (...args: unknown[]) => unknown;
interface AnalyticsPage {
  readonly ga?: unknown;
  readonly dataLayer?: unknown;
}

/** Returns the site's analytics; an element with the id `ga` would be found by the same name. */
const analytics = (): Analytics | undefined => {
  const { ga } = globalThis as AnalyticsPage;
  return typeof ga === "function" ? (ga as Analytics) : undefined;
};
/** Returns the site's data layer; an element with that id would be found by the same name. */
const dataLayer = (): unknown[] | undefined => {
  const { dataLayer: layer } = globalThis as AnalyticsPage;
  return Array.isArray(layer) ? layer : undefined;
};

/** Key of the order that this tab has reported: the visitor may reload the page of an order. */
const orderKey = "suite.tracking.order";

/** Browser features that the store uses. */
export interface TrackingEnv {
  readonly isPrivate: () => boolean;
  /** Returns true while the site needs the visitor's consent and does not have it. */
  readonly isRefused: () => boolean;
  /** Time in ms at which each path was reported last; common to all elements of the page. */
  readonly told: Map<string, number>;
  readonly now: () => number;
  /** Reports a page. @throws errors of the site's analytics */
  page(track: Track): void;
  /** Reports an order to the site's ecommerce statistics. @throws errors of the site's analytics */
  order(track: Track, order: TrackedOrder | null): void;
  wasTold(orderId: string): boolean;
  remember(orderId: string): void;
}

export const env: TrackingEnv = {
  isPrivate,
  isRefused: isConsentMissing,
  // a getter, since importing a declaration must have no effects
  get told() {
    return shared("suite.tracking", () => new Map<string, number>());
  },
  now: () => performance.now(),
  page({ name, path, data }) {
    const title = ownDocument.title;
    const ga = analytics();
    if (name === "order_confirmed") ga?.("require", "ecommerce");
    if (ga) ga("send", "pageview", { page: path, title });
    else dataLayer()?.push({ event: name, page: path, title, ...data });
  },
  order({ name, path, data }, order) {
    const ga = analytics();
    if (ga) {
      ga("ecommerce:clear");
      if (order) {
        ga("ecommerce:addTransaction", order.transaction);
        for (const line of order.lines) ga("ecommerce:addItem", line);
      }
      ga("ecommerce:send");
    } else if (order) dataLayer()?.push({ event: name, page: path, ...data });
  },
  wasTold(orderId) {
    try {
      return sessionStorage.getItem(orderKey) === orderId;
    } catch {
      return false;
    }
  },
  remember(orderId) {
    try {
      sessionStorage.setItem(orderKey, orderId);
    } catch {
      // without storage, a reload of the page reports the order again
    }
  },
};
