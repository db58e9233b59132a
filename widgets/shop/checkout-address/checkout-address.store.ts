import type { StoreContext } from "#shared/element/index.ts";
import type { FailureTexts } from "#shared/i18n/index.ts";
import { storeState, untilAbort } from "#shared/state/index.ts";
import { connect } from "#shared/suite/index.ts";
import { type CountryInfo, countryInfo } from "../api/address.ts";
import type en from "../i18n/en.json";

export type CheckoutAddressTexts = Readonly<FailureTexts & typeof en.checkoutAddress>;

export const events = {
  "suite-address-change":
    "The suite confirmed the shipping address that the visitor chose. detail: { partnerId: number }",
} as const;

/** Shipping address, and the form that sends the choice to the suite. */
export interface ShippingChoice {
  /** Database id of the partner. */
  readonly id: string;
  readonly name: string;
  /** Path of the form's action. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface CheckoutAddressState {
  /** Format of addresses in the chosen country; null until it is read. */
  readonly info: CountryInfo | null;
  /** Address that is shown as chosen, also before the suite has confirmed it. */
  readonly shipping: ShippingChoice | null;
  /** Last choice of the visitor that the suite confirmed. */
  readonly confirmed: ShippingChoice | null;
  readonly busy: boolean;
  /** Error of the last failed call; null if none failed. */
  readonly error: unknown;
  /** Choice whose call failed; null if the call of a country failed. */
  readonly failed: ShippingChoice | null;
}

export type CheckoutAddressStore = ReturnType<typeof createCheckoutAddress>;

/** ms after the last choice of a country. */
const debounce = 500;

/** Creates the store of the form of an address, and the state that the cards share. */
export function createCheckoutAddress(context: StoreContext) {
  const { server, signal } = context;
  const client = connect(server);
  const state = storeState<CheckoutAddressState>(
    { info: null, shipping: null, confirmed: null, busy: false, error: null, failed: null },
    context,
    ({ busy, error }) => ({ busy, error }),
  );
  let country = "";
  /** Number of the last request about a country: answers to earlier ones are dropped. */
  let generation = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Sends a choice again; set by the cards, if the page has any. */
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
    /** Reads the format of a country by its id, 500 ms after the last choice; an empty id reads nothing. */
    follow,
    /** Sets the function that sends choices of the cards. */
    setChoose(handler: (choice: ShippingChoice) => void) {
      choose = handler;
    },
    retry() {
      const { failed } = state.get();
      if (failed) choose?.(failed);
      else follow(country, 0);
    },
  };
}
