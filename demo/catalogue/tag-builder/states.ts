import type { WidgetDeclaration } from "#shared/element/index.ts";
import type { Values } from "./sample.ts";

const past = "2020-01-01";

type States<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** What brings elements into states, by their tags. */
const values: States<() => Values> = {
  "suite-attachment-viewer": { error: () => ({ "data-active": "1" }) },
  // what another frame has put into the comparison is there already
  "suite-compare-button": { busy: () => ({ "data-product-id": "92" }), error: () => ({ "data-product-id": "93" }) },
  "suite-counter": { counting: () => ({ "data-duration": "3600000" }) },
  "suite-countdown": { over: () => ({ "data-end": past }) },
  "suite-doc-menu": { error: () => ({ "data-content": ".contract" }) },
  "suite-due-label": {
    overdue: () => ({ "data-date": past }),
    today: () => ({ "data-date": new Date().toISOString().slice(0, 10) }),
  },
  "suite-rating": { invalid: () => ({ required: "", value: "" }) },
  "suite-tab-slider": { playing: () => ({ "data-slider-id": "3" }) },
  "suite-reveal": { waiting: () => ({ "data-offset": "10000" }) },
};

/** A flag that is called otherwise than its state. */
const flags: Readonly<Record<string, string>> = { playing: "autoplay" };

/** Attributes with which an element comes into a state by itself; what they cannot do, `build-state.ts` does. */
export function attributesFor({ tag, attributes }: WidgetDeclaration, state: string): Values {
  const known = values[tag]?.[state];
  if (known) return known();
  const name = flags[state] ?? state;
  return attributes[name]?.kind === "flag" ? { [`data-${name}`]: "" } : {};
}

/**
 * What a state needs that no frame has, by the texts that say so. `alone`, `moment`, `motion`: a frame shows it, but not beside others, not
 * for long, or not to everybody.
 */
type Need =
  | "alone"
  | "code"
  | "content"
  | "moment"
  | "motion"
  | "order"
  | "permission"
  | "print"
  | "product"
  | "products"
  | "signedIn"
  | "time";

const needs: States<Need> = {
  "suite-attachments": { error: "code" },
  "suite-chatter": { busy: "signedIn" },
  "suite-compare-button": { absent: "product" },
  "suite-compare-panel": { error: "products" },
  "suite-counter": { counting: "motion" },
  "suite-customize-menu": { busy: "signedIn", error: "signedIn" },
  "suite-delivery": { refused: "order" },
  "suite-invoice-view": { busy: "print" },
  "suite-next-post": { grown: "motion", leaving: "moment" },
  "suite-parallax": { moving: "motion" },
  "suite-payment-form": { bank: "order", elsewhere: "order", error: "alone", refused: "alone" },
  "suite-payment-status": { pending: "order", unconfirmed: "time" },
  "suite-push": { on: "permission", unavailable: "permission" },
  "suite-reveal": { waiting: "motion" },
  "suite-signature": { signed: "signedIn" },
  "suite-survey-results": { error: "code" },
  "suite-terms": { error: "content" },
  "suite-wishlist-button": { absent: "product" },
};

/** How wide the window of a state has to be, in px. */
const widths: States<number> = { "suite-mega-menu": { open: 390 } };

export const widthOf = ({ tag }: Pick<WidgetDeclaration, "tag">, state: string): number | undefined =>
  widths[tag]?.[state];

export const needOf = ({ tag }: Pick<WidgetDeclaration, "tag">, state: string): Need | undefined => needs[tag]?.[state];
