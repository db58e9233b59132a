import { useStore } from "@nanostores/react";
import type { WidgetView } from "../../../shared/element/index.ts";
import { failureText } from "../../../shared/i18n/index.ts";
import { Notice } from "../../../shared/ui/shop/index.ts";
import { Failure, Status, useHost } from "../../../shared/ui/index.ts";
import type { CartStore } from "./cart.store.ts";
import type { CartTexts } from "./cart.strings.ts";
import { drive } from "./drive.ts";

export function Cart({ store, texts, context }: WidgetView<CartStore, object, CartTexts>) {
  const { busy, trouble } = useStore(store.view);
  const changed = useStore(store.answer);
  const warning = useStore(store.warning);
  const root = useHost<HTMLDivElement>((host, signal) => drive(host, signal, store, context));
  return (
    <div ref={root} tabIndex={-1} aria-busy={busy}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!trouble && <Failure text={failureText(texts, trouble)} retryText={texts.retry} busy={busy} onRetry={store.retry} />}
      <slot />
      <Status hidden text={busy ? texts.updating : changed ? texts.updated : ""} />
    </div>
  );
}
