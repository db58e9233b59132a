import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { payButton } from "../common/checkout/pay-button.ts";
import type { TermsStore, TermsTexts } from "./terms.store.ts";

type Context = Pick<WidgetContext<{ readonly for: string }, TermsTexts>, "props" | "texts">;

/** Binds the checkbox in the page, the store, and the button that pays. */
export function bind(host: HTMLElement, signal: AbortSignal, store: TermsStore, { props, texts }: Context): void {
  const checkbox = host.querySelector<HTMLInputElement>("input[type=checkbox]");
  if (!checkbox) return store.failEmpty();
  const button = payButton(props.get().for);
  const owner = {};
  const read = () => store.accept(checkbox.checked);
  read();
  host.addEventListener("change", read, { signal });
  // also choices of delivery or payment, outside of the host
  addEventListener("change", store.begin, { signal });
  // browsers restore the checkbox after the page was parsed
  addEventListener("pageshow", read, { signal });
  untilAbort(
    signal,
    store.state.subscribe(({ accepted }) => button.hold(owner, accepted ? undefined : texts.get().accept)),
    () => button.hold(owner, undefined),
  );
}
