import type { Emits, WidgetContext } from "#shared/element/index.ts";
import { connect, type SuiteError } from "#shared/suite/index.ts";
import { shipTo } from "../api/ship-to.ts";
import type { CheckoutAddressStore, events, ShippingChoice } from "./checkout-address.store.ts";

type Context = Pick<WidgetContext<object>, "server" | "signal"> & Emits<typeof events>;

/**
 * Creates the choice of the shipping address.
 * @param current address that the page shows as chosen
 */
export function createShipping(
  { server, signal, emit }: Context,
  { state, setChoose }: Pick<CheckoutAddressStore, "state" | "setChoose">,
  current: ShippingChoice | null,
) {
  const client = connect(server);
  /** Choice to send; the last one counts. */
  let wanted: ShippingChoice | null = null;
  let sending: Promise<void> | null = null;
  /** Address that the suite has stored, and the one that was announced last. */
  let saved = current;
  let announced = current;
  state.change({ shipping: current });

  const post = ({ path, fields }: ShippingChoice) => shipTo(client, path, fields, { signal });
  /** Announces the stored address once, after the last choice. */
  const announce = () => {
    if (!saved || saved === announced) return;
    announced = saved;
    emit("suite-address-change", { partnerId: Number(saved.id) });
  };

  /** Sends choices one after the other, since of parallel calls an earlier choice could arrive last. */
  async function send() {
    while (wanted) {
      const next = wanted;
      try {
        await post(next);
        saved = next;
        if (next !== wanted) continue;
        state.change({ busy: false, confirmed: next });
      } catch (error) {
        if (next !== wanted) continue;
        state.change({ busy: false, error, failed: next, shipping: saved });
        // the suite may have stored the choice, and only its answer was lost
        if (saved && (error as SuiteError).kind === "network") await post(saved).catch(() => {});
      }
      if (next === wanted) {
        wanted = null;
        announce();
      }
    }
    sending = null;
  }

  const choose = (choice: ShippingChoice) => {
    wanted = choice;
    state.change({ shipping: choice, busy: true, error: null });
    sending ??= send();
  };
  setChoose(choose);
  return {
    /** Chooses an address: shown at once, and reset if the call fails. */
    choose,
    /** Resolves once all calls have ended: to true unless the last one failed. */
    async finish() {
      await sending;
      return !state.get().error;
    },
  };
}
