import { useStore, type WidgetView } from "#shared/element/index.ts";
import { safeWebUrl } from "#shared/html/index.ts";
import { fill, plural } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { icons, restoreAttributes } from "#shared/ui/index.ts";
import { useOwnControl } from "../common/lists/control.ts";
import { digits } from "../common/lists/counter.ts";
import { CounterLink } from "../common/lists/CounterLink.tsx";
import { pageAddress } from "../common/lists/page-address.ts";
import type { WishlistLinkProps, WishlistLinkStore, WishlistLinkTexts } from "./wishlist-link.store.ts";

export function WishlistLink({
  store,
  props,
  texts,
  context: { server, lang },
}: WidgetView<WishlistLinkStore, WishlistLinkProps, WishlistLinkTexts>) {
  const { count, error } = useStore(store.state);
  const cart = safeWebUrl(pageAddress(server, "/shop/cart"), server)!;
  // the built-in page hides its item while the list is empty
  const [root, own] = useOwnControl<HTMLDivElement>((host, signal, control) => {
    const item = host.closest<HTMLElement>("#my_wish");
    const link = control?.hasAttribute("href") ? control : undefined;
    const sent = link?.getAttribute("href") ?? "";
    if (item) restoreAttributes(item, ["class", "style"], signal);
    if (link) restoreAttributes(link, ["href"], signal);
    untilAbort(
      signal,
      store.state.subscribe(({ count: now }) => {
        if (now === null) return;
        link?.setAttribute("href", now ? sent : cart);
        if (!item) return;
        item.style.display = now ? "" : "none";
        item.classList.toggle("d-none", !now);
      }),
    );
  });
  const number = count ? digits(lang, count) : "";
  return (
    <div ref={root} className={own ? "own" : "wishlist"}>
      <CounterLink
        own={own}
        counter=".my_wish_quantity"
        href={count === 0 ? cart : safeWebUrl(props.href, server)}
        icon={icons.heart}
        text={texts.wishlist}
        number={count === null ? undefined : number}
        retryText={texts.retry}
        onRetry={error ? store.retry : undefined}
        countText={count ? fill(plural(lang, texts, "items", count), { count: number }) : ""}
      />
    </div>
  );
}
