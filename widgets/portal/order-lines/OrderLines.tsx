import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { Content } from "#shared/loaded/index.ts";
import { mayBeDone } from "#shared/suite/index.ts";
import { Failure, Status } from "#shared/ui/index.ts";
import { bind, loads } from "./order-lines.bind.ts";
import type { events, OrderLinesProps, OrderLinesStore, OrderLinesTexts } from "./order-lines.store.ts";

/** Returns the message of an error; after a lost answer the change may be stored. */
const errorText = (texts: OrderLinesTexts, error: NonNullable<unknown>, isSent: boolean): string =>
  isSent && mayBeDone(error) ? texts.unknown : `${texts.failed} ${failureText(texts, error)}`;

export function OrderLines(view: WidgetView<OrderLinesStore, OrderLinesProps, OrderLinesTexts, typeof events>) {
  const { store, texts } = view;
  const { busy, isRefused, error, isSent } = useStore(store.state);
  return (
    <div tabIndex={-1}>
      <Content view={view} loads={loads} bind={bind} />
      {isRefused && <Failure text={texts.refused} />}
      {!!error && <Failure text={errorText(texts, error, isSent)} />}
      <Status hidden text={busy.size ? texts.changing : ""} />
    </div>
  );
}
