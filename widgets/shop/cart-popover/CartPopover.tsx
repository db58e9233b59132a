import { useEffect, useRef } from "react";
import { focused } from "#shared/a11y/index.ts";
import { useStore, type WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { failureOf, fill, plural } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Failure, Icon, icons, restoreAttributes, Skeleton } from "#shared/ui/index.ts";
import { useOwnControl } from "../common/lists/control.ts";
import { digits } from "../common/lists/counter.ts";
import { CounterLink } from "../common/lists/CounterLink.tsx";
import { EmptyCart } from "../common/lists/EmptyCart.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import { LazyFragment, Popover } from "../common/popover/Popover.tsx";
import type { CartPopoverProps, CartPopoverStore, CartPopoverTexts } from "./cart-popover.store.ts";

type View = WidgetView<CartPopoverStore, CartPopoverProps, CartPopoverTexts>;

/** Opens the popover while the mouse is on the host or on the page's link beside it. */
function openOnHover(host: HTMLElement, link: Element | undefined, store: CartPopoverStore, signal: AbortSignal): void {
  // React does not listen on the page's own link, which may be outside of the host
  const targets = link && !host.contains(link) ? [host, link as HTMLElement] : [host];
  for (const target of targets)
    for (const [type, action] of [
      ["pointerenter", store.enter],
      ["pointerenter", LazyFragment.preload],
      ["pointerleave", store.leave],
    ] as const)
      target.addEventListener(type, ({ pointerType }) => pointerType === "mouse" && action(), { signal });
}

/** Shows the menu item that the built-in page hides while the cart is empty. */
function showItem(host: HTMLElement, store: CartPopoverStore, signal: AbortSignal): void {
  const item = host.closest("#my_cart");
  if (!item) return;
  restoreAttributes(item, ["class"], signal);
  untilAbort(
    signal,
    store.state.subscribe(({ quantity }) => quantity && item.classList.remove("d-none")),
  );
}

/** Content of the popover: the lines, a placeholder while they load, the error, or the link to the shop. */
function Content({ store, texts, context: { server, fail } }: Omit<View, "props">) {
  const { quantity, html, error } = useStore(store.state);
  if (error) return <Failure {...failureOf(texts, error)} onRetry={store.retry} />;
  if (html === null) return <Skeleton />;
  if (quantity === 0 && !html.includes("cart_line"))
    return <EmptyCart text={texts.empty} shopText={texts.shop} href={pageAddress(server, "/shop")} />;
  return <LazyFragment html={html} base={server} onError={fail} />;
}

export function CartPopover({ store, props, texts, context }: View) {
  const { lang, server } = context;
  const { quantity, quantityError, open } = useStore(store.state);
  const opener = useRef<HTMLButtonElement>(null);
  const [root, own] = useOwnControl<HTMLDivElement>((host, signal, link) => {
    openOnHover(host, link, store, signal);
    showItem(host, store, signal);
  });
  // the code loads during the call, not after it
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
        <Content store={store} texts={texts} context={context} />
      </Popover>
    </div>
  );
}
