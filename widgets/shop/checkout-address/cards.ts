import { type Emits, own, type WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { follow } from "../common/redirect.ts";
import { choiceOf, chosenIn, formOf, prepareCards, showChosen } from "./cards.markup.ts";
import type { CheckoutAddressStore, events } from "./checkout-address.store.ts";
import { createShipping } from "./shipping.store.ts";

/** Binds the cards of addresses in the page and the store. */
export function bindCards(
  host: HTMLElement,
  signal: AbortSignal,
  { state, setChoose }: CheckoutAddressStore,
  context: Pick<WidgetContext<object>, "server" | "signal" | "fail"> & Emits<typeof events>,
): void {
  prepareCards(host, signal);
  const { choose, finish } = createShipping(context, { state, setChoose }, chosenIn(host));
  host.addEventListener(
    "click",
    (event) => {
      const target = event.target as Element;
      const edit = own(target).closest(".js_edit_address");
      const card = own(target).closest(".js_change_shipping");
      const link = own(target).closest<HTMLAnchorElement>('a[href]:not([href^="#"])');
      if (edit || own(target).closest(".btn-ship")) event.preventDefault();
      if (edit) {
        const found = formOf(edit);
        const form = found && own(found);
        const button = form?.querySelector<HTMLInputElement>("[type=submit]");
        if (!form || !button) return;
        // without the attribute, the form must choose the address again
        button.setAttribute("formaction", form.action.replace(/\/shop\/checkout\b/, "/shop/address"));
        form.requestSubmit(button);
        button.removeAttribute("formaction");
      } else if (card && formOf(card)) choose(choiceOf(card));
      else if (link && state.get().busy) {
        // the next page, such as the confirmation, needs the choice
        event.preventDefault();
        void finish().then((done) => done && follow(link, context.fail));
      }
    },
    { signal },
  );
  untilAbort(
    signal,
    state.listen(({ shipping }) => shipping && showChosen(host, shipping.id)),
  );
}
