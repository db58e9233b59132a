import { useState } from "react";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { Failure, Status, useHost } from "#shared/ui/index.ts";
import { EmptyCart } from "../common/lists/EmptyCart.tsx";
import { Notice } from "../common/lists/Notice.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import { bind } from "./cart.bind.ts";
import { hasLines } from "./cart.markup.ts";
import type { CartStore, CartTexts } from "./cart.store.ts";

export function Cart({ store, texts, context }: WidgetView<CartStore, object, CartTexts>) {
  const { busy, error } = useStore(store.state);
  const changed = useStore(store.answer);
  const warning = useStore(store.warning);
  const content = useStore(store.content);
  /** Parts that a page without lines misses: the page author may have written a text and a link. */
  const [missing, setMissing] = useState({ text: false, link: false });
  const root = useHost<HTMLDivElement>((host, signal) => {
    bind(host, signal, store, context);
    if (hasLines(host)) return;
    const found = { text: !host.textContent.trim(), link: !host.querySelector("a[href]") };
    setMissing(found);
    if ((found.text || found.link) && !context.editing.get()) void store.load();
  });
  const isUnfinished = content?.quantity === 0 && (missing.text || missing.link);
  return (
    <div ref={root} tabIndex={-1} aria-busy={busy}>
      <Notice text={warning} dismissText={texts.dismiss} onDismiss={store.dismiss} />
      {!!error && <Failure {...failureOf(texts, error)} busy={busy} onRetry={() => void store.retry()} />}
      <slot />
      {isUnfinished && (
        <EmptyCart
          text={missing.text ? texts.empty : undefined}
          shopText={texts.shop}
          href={missing.link ? pageAddress(context.server, "/shop") : undefined}
        />
      )}
      <Status hidden text={busy ? texts.updating : changed ? texts.updated : ""} />
    </div>
  );
}
