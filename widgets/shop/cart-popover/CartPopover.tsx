import { useEffect, useRef } from "react";
import { focused } from "#shared/a11y/index.ts";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { failureText, fill, plural } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Failure, Icon, icons, restoreAttributes, Skeleton } from "#shared/ui/index.ts";
import { useOwnControl } from "../common/lists/control.ts";
import { digits } from "../common/lists/counter.ts";
import { CounterLink } from "../common/lists/CounterLink.tsx";
import { EmptyCart } from "../common/lists/EmptyCart.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import { LazyFragment, Popover } from "../common/popover/Popover.tsx";
import type { CartPopoverProps, CartPopoverStore, CartPopoverTexts } from "./cart-popover.store.ts";

export function CartPopover({
  store,
  props,
  texts,
  context: { lang, server, fail },
}: WidgetView<CartPopoverStore, CartPopoverProps, CartPopoverTexts>) {
  const { quantity, quantityError, open, html, error } = useStore(store.state);
  const opener = useRef<HTMLButtonElement>(null);
  const [root, own] = useOwnControl<HTMLDivElement>((host, signal, link) => {
    // React does not listen on the page's own link, which may stand before the host
    for (const place of link && !host.contains(link) ? [host, link as HTMLElement] : [host])
      for (const [type, act] of [
        ["pointerenter", store.enter],
        ["pointerenter", LazyFragment.preload],
        ["pointerleave", store.leave],
      ] as const)
        place.addEventListener(type, ({ pointerType }) => pointerType === "mouse" && act(), { signal });
    // the built-in page hides the link of an empty cart
    const item = host.closest("#my_cart");
    if (!item) return;
    restoreAttributes(item, ["class"], signal);
    untilAbort(
      signal,
      store.state.subscribe((now) => now.quantity && item.classList.remove("d-none")),
    );
  });
  // loads while the suite answers, not after that
  useEffect(() => void (open && LazyFragment.preload()), [open]);
  const close = () => {
    const hadFocus = root.current!.contains(focused());
    store.hide();
    if (hadFocus) opener.current!.focus();
  };
  const number = quantity ? digits(lang, quantity) : quantity === 0 ? "" : (quantity as null | undefined);
  return (
    <div ref={root} className={own ? "own" : "cart"}>
      <CounterLink
        own={own}
        counter=".my_cart_quantity"
        href={safeWebUrl(props.href, server)}
        icon={icons.cart}
        text={texts.cart}
        number={number}
        retryText={texts.retry}
        onRetry={quantityError ? store.reload : undefined}
        countText={
          quantity === null
            ? texts.unknown
            : quantity
              ? fill(plural(lang, texts, "items", quantity), { count: number! })
              : ""
        }
      />
      <button
        ref={opener}
        className="tool"
        part="toggle"
        type="button"
        aria-label={texts.show}
        aria-expanded={open}
        aria-controls="popover"
        onClick={store.toggle}
      >
        <Icon path="m7 10 5 5 5-5" />
      </button>
      <Popover id="popover" label={texts.cart} open={open} anchor={own} onClose={close}>
        {error ? (
          <Failure text={failureText(texts, error)} retryText={texts.retry} onRetry={store.retry} />
        ) : html === null ? (
          <Skeleton />
        ) : quantity === 0 && !html.includes("cart_line") ? (
          <EmptyCart text={texts.empty} shopText={texts.shop} href={pageAddress(server, "/shop")} />
        ) : (
          <LazyFragment html={html} base={server} onError={fail} />
        )}
      </Popover>
    </div>
  );
}
