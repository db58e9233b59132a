import { useStore, type WidgetView } from "#shared/element/index.ts";
import { Status, useHost } from "#shared/ui/index.ts";
import { payButton, reasonText } from "../common/checkout/pay-button.ts";
import { bind } from "./terms.bind.ts";
import type { TermsStore, TermsTexts } from "./terms.store.ts";

export function Terms({ store, props, context }: WidgetView<TermsStore, { readonly for: string }, TermsTexts>) {
  const button = payButton(props.for);
  const reasons = useStore(button.reasons);
  const { isBegun } = useStore(store.state);
  const root = useHost<HTMLDivElement>((host, signal) => bind(host, signal, store, button, context));
  return (
    <div ref={root}>
      <slot />
      <Status hidden={!isBegun} text={reasonText(reasons)} />
    </div>
  );
}
