import { useStore, type WidgetView } from "#shared/element/index.ts";
import { Status } from "#shared/ui/index.ts";
import { payButton, reasonText } from "../common/checkout/pay-button.ts";
import type { TermsStore, TermsTexts } from "./terms.store.ts";

export function Terms({ store, props }: WidgetView<TermsStore, { readonly for: string }, TermsTexts>) {
  const reasons = useStore(payButton(props.for).reasons);
  const { isBegun } = useStore(store.state);
  return (
    <div>
      <slot />
      <Status hidden={!isBegun} text={reasonText(reasons)} />
    </div>
  );
}
