import type { Emits, WidgetContext } from "#shared/element/index.ts";
import { connect, type SuiteError } from "#shared/suite/index.ts";
import { shipTo } from "../api/ship-to.ts";
import type { CheckoutAddressStore, events, ShippingChoice } from "./checkout-address.store.ts";

type Context = Pick<WidgetContext<object>, "server" | "signal"> & Emits<typeof events>;

/**
 * Where the order is shipped.
 * @param current the address that the page shows as chosen
 */
export function createShipping(
  { server, signal, emit }: Context,
  { state, setChoose }: Pick<CheckoutAddressStore, "state" | "setChoose">,
  current: ShippingChoice | null,
) {
  const client = connect(server);
  /** The choice that is to be sent; the latest one counts. */
  let wanted: ShippingChoice | null = null;
  let sending: Promise<void> | null = null;
  /** What the suite has, and what of it was told. */
  let saved = current;
  let told = current;
  state.change({ shipping: current });

  const post = ({ path, fields }: ShippingChoice) => shipTo(client, path, fields, { signal });
  /** Nothing is told twice, nor before it is known to last. */
  const tell = () => {
    if (!saved || saved === told) return;
    told = saved;
    emit("suite-address-change", { partnerId: Number(saved.id) });
  };

  /** One after the other: side by side, an earlier choice could be the last to arrive. */
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
        // the suite may have it, and only its answer was lost
        if (saved && (error as SuiteError).kind === "network") await post(saved).catch(() => {});
      }
      if (next === wanted) {
        wanted = null;
        tell();
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
    /** The order is to be shipped there. Shown at once, and put back where the suite does not take it. */
    choose,
    /** Resolves once the suite has answered to all choices. True unless the last one failed. */
    async finish() {
      await sending;
      return !state.get().error;
    },
  };
}
