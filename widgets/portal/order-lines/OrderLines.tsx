import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import type { OrderLinesProps, OrderLinesStore, OrderLinesTexts } from "./order-lines.store.ts";

/** Returns the message of an error; after a lost answer the change may be stored. */
const errorText = (texts: OrderLinesTexts, error: NonNullable<unknown>, isSent: boolean): string =>
  isSent && mayBeDone(error) ? texts.unknown : `${texts.failed} ${failureText(texts, error)}`;

export function OrderLines({ store, texts }: WidgetView<OrderLinesStore, OrderLinesProps, OrderLinesTexts>) {
  const { busy, isRefused, error, isSent } = useStore(store.state);
  return (
    <div>
      <slot />
      {isRefused && <Failure text={texts.refused} />}
      {!!error && <Failure text={errorText(texts, error, isSent)} />}
      <Status hidden text={busy.size ? texts.changing : ""} />
    </div>
  );
}
