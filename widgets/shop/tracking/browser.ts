import { ownDocument, shared } from "#shared/element/index.ts";
import { isPrivate, lacksLeave } from "#shared/state/index.ts";
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

/** Elements of the page can be in the place of both, by their ids. */
const analytics = (): Analytics | undefined => {
  const { ga } = globalThis as AnalyticsPage;
  return typeof ga === "function" ? (ga as Analytics) : undefined;
};
const dataLayer = (): unknown[] | undefined => {
  const { dataLayer: layer } = globalThis as AnalyticsPage;
  return Array.isArray(layer) ? layer : undefined;
};

/** The key under which this tab remembers the order that it told of: the page of an order may be read again. */
const orderKey = "suite.tracking.order";

/** What the store needs of the browser. */
export interface TrackingBrowser {
  readonly isPrivate: () => boolean;
  /** The site asks for leave, and has none. */
  readonly isRefused: () => boolean;
  /** When each path was told last, in ms; of all elements of the page. */
  readonly told: Map<string, number>;
  readonly now: () => number;
  /** @throws what the site's analytics throw */
  page(track: Track): void;
  /** The order, to the site's ecommerce statistics. @throws what the site's analytics throw */
  order(track: Track, order: TrackedOrder | null): void;
  wasTold(orderId: string): boolean;
  remember(orderId: string): void;
}

export const browser: TrackingBrowser = {
  isPrivate,
  isRefused: lacksLeave,
  // not before it is needed: importing a declaration does nothing
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
      // a browser that stores nothing tells again when the page is read again
    }
  },
};
