import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import type { PayButton } from "../common/checkout/pay-button.ts";
import type { TermsStore, TermsTexts } from "./terms.store.ts";

type Context = Pick<WidgetContext<object, TermsTexts>, "texts" | "editing">;

/** Binds the checkbox in the page, the store, and the button that pays. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  store: TermsStore,
  button: PayButton,
  { texts, editing }: Context,
): void {
  const checkbox = host.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (!checkbox) return store.failEmpty();
  whileBrowsing(signal, editing, (end) => {
    const owner = {};
    const read = () => store.accept(checkbox.checked);
    read();
    host.addEventListener("change", read, { signal: end });
    // also choices of delivery or payment, outside of the host
    addEventListener("change", store.begin, { signal: end });
    // browsers restore the checkbox after the page was parsed
    addEventListener("pageshow", read, { signal: end });
    untilAbort(
      end,
      store.state.subscribe(({ accepted }) => button.hold(owner, accepted ? undefined : texts.get().accept)),
      () => button.hold(owner, undefined),
    );
  });
}
