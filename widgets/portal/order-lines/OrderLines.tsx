import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import type { OrderLinesProps, OrderLinesState, OrderLinesStore, OrderLinesTexts } from "./order-lines.store.ts";

/** Returns the message of an error; after a lost answer the change may be stored. */
const errorText = (texts: OrderLinesTexts, { error, isSent }: OrderLinesState): string =>
  isSent && mayBeDone(error) ? texts.unknown : `${texts.failed} ${failureText(texts, error)}`;

export function OrderLines({ store, texts }: WidgetView<OrderLinesStore, OrderLinesProps, OrderLinesTexts>) {
  const state = useStore(store.state);
  const { busy, isRefused, error } = state;
  return (
    <div>
      <slot />
      {isRefused && <Failure text={texts.refused} />}
      {!!error && <Failure text={errorText(texts, state)} />}
      <Status hidden text={busy.size ? texts.changing : ""} />
    </div>
  );
}
