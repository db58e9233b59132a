import { own } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { controlsLike, onFields } from "#shared/ui/index.ts";
import { keep, show } from "../common/visibility.ts";
import type { CheckoutAddressStore } from "./checkout-address.store.ts";
import { fieldIn, prepare, showInfo } from "./form.markup.ts";

/** Binds the form of an address in the page and the store. @see docs/reference/shop.md#shop-27 */
export function bindForm(form: HTMLFormElement, signal: AbortSignal, store: CheckoutAddressStore): void {
  const required = prepare(form, signal);
  const country = fieldIn(form, "country_id");
  const state = fieldIn(form, "state_id");
  let stateId = state?.value ?? "";
  // a browser that restores typed values may have chosen another country than the suite
  const sent = country instanceof HTMLSelectElement && country.selectedOptions[0]?.defaultSelected;
  let keepsStates = !!sent && state instanceof HTMLSelectElement && state.options.length > 1;

  const same = controlsLike<HTMLInputElement>(form, "#shipping_use_same,[name=use_same]")[0];
  const other = own(form).querySelector<HTMLElement>(".ship_to_other");
  const followSame = () => same && other && show(other, !same.checked);
  if (other) keep(other, signal);
  followSame();

  onFields(
    form,
    "change",
    ({ target }) => {
      if (target === same) followSame();
      if (target !== country || !country) return;
      // a state of the previous country must not be sent with this one
      if (state) {
        stateId = state.value || stateId;
        state.value = "";
        state.required = false;
      }
      keepsStates = false;
      store.follow(country.value);
    },
    { signal },
  );
  if (country?.value) store.follow(country.value, 0);
  let shown = store.state.get().info;
  untilAbort(
    signal,
    store.state.listen(({ info }) => {
      if (!info || info === shown) return;
      shown = info;
      showInfo(form, info, { required, stateId, keepsStates });
      keepsStates = false;
    }),
  );
}
