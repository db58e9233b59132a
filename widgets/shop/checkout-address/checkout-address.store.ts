import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { type CountryInfo, countryInfo } from "../api/address.ts";
import type en from "../i18n/en.json";

export type CheckoutAddressTexts = Readonly<FailureTexts & typeof en.checkoutAddress>;

export const events = {
  "suite-address-change":
    "A person chose an address to ship to, and the suite confirmed. detail: { partnerId: number }",
} as const;

/** An address to ship to, and the form that says so to the suite. */
export interface ShippingChoice {
  /** Database id of the partner. */
  readonly id: string;
  readonly name: string;
  /** Of the form's action. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface CheckoutAddressState {
  /** Of the country that is chosen, as soon as the suite has answered. */
  readonly info: CountryInfo | null;
  /** What is shown as chosen; before the suite has confirmed it, too. */
  readonly shipping: ShippingChoice | null;
  /** The choice that the suite confirmed last for a person. */
  readonly confirmed: ShippingChoice | null;
  readonly busy: boolean;
  /** What failed last; null when nothing did. */
  readonly error: unknown;
  /** The choice that failed; null where it was a country. */
  readonly failed: ShippingChoice | null;
}

export type CheckoutAddressStore = ReturnType<typeof createCheckoutAddress>;

/** ms. */
const debounce = 500;

/** What the form of an address follows, and the state of all of it. */
export function createCheckoutAddress(context: StoreContext) {
  const { server, signal } = context;
  const client = connect(server);
  const state = storeState<CheckoutAddressState>(
    { info: null, shipping: null, confirmed: null, busy: false, error: null, failed: null },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  let country = "";
  /** Which question about a country an answer belongs to: late ones are dropped. */
  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends a choice again: what the cards bring, where the page has some. */
  let choose: ((choice: ShippingChoice) => void) | undefined;
  untilAbort(signal, () => {
    clearTimeout(timer);
    generation++;
  });

  async function ask() {
    const mine = generation;
    try {
      const info = await countryInfo(client, country, { signal });
      if (mine === generation) state.change({ info, busy: false, error: null });
    } catch (error) {
      if (mine === generation) state.change({ busy: false, error, failed: null });
    }
  }

  const follow = (id: string, delay = debounce) => {
    clearTimeout(timer);
    generation++;
    country = id;
    state.change({ busy: !!id, error: null });
    if (id) timer = setTimeout(() => void ask(), delay);
  };

  return {
    state,
    /** Another country is chosen, by its id; asked about 500 ms after the last one. Empty: nothing is asked. */
    follow,
    /** For the cards: what sends their choices. */
    setChoose(act: (choice: ShippingChoice) => void) {
      choose = act;
    },
    retry() {
      const { failed } = state.get();
      if (failed) choose?.(failed);
      else follow(country, 0);
    },
  };
}
