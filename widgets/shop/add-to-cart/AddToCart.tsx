import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureOf } from "#shared/i18n/index.ts";
import { untilAbort } from "#shared/state/index.ts";
import { Button, Failure, Status } from "#shared/ui/index.ts";
import { orderIn } from "../common/fields.markup.ts";
import { useControl, useOwnControl } from "../common/lists/control.ts";
import { fly } from "../common/lists/fly.ts";
import { Notice } from "../common/lists/Notice.tsx";
import { useRedirect } from "../common/redirect.ts";
import type { AddToCartProps, AddToCartStore, AddToCartTexts } from "./add-to-cart.store.ts";

export function AddToCart({ store, texts }: WidgetView<AddToCartStore, AddToCartProps, AddToCartTexts>) {
  const { busy, added, warning, isWithoutOptions, error, redirectUrl } = useStore(store.state);
  const [root, own] = useOwnControl<HTMLDivElement>((host, signal) => {
    let seen = 0;
    untilAbort(
      signal,
      store.state.listen(({ added: now }) => {
        if (now > seen) fly(host, ["suite-cart-popover", "#my_cart"]);
        seen = now;
      }),
    );
  });
  useRedirect(redirectUrl);
  const add = () => {
    // the visitor may have changed the form of the suite's card
    const form = own?.closest(".oe_product_cart form");
    void store.add(form ? orderIn(form) : {});
  };
  const notice = [warning, isWithoutOptions && texts.withoutOptions].filter(Boolean).join(" ");
  useControl(own, { disabled: busy, busy }, add);
  /** Keeps the focus when the pressed button is removed. */
  const focusButton = () => ((own ?? root.current!.querySelector("button")) as HTMLElement).focus();
  return (
    <div ref={root} className={own ? "own" : "add"}>
      {own ? (
        <slot />
      ) : (
        <Button busy={busy} onClick={add}>
          <slot>{texts.add}</slot>
        </Button>
      )}
      <Notice text={notice} dismissText={texts.dismiss} onDismiss={() => (focusButton(), store.dismiss())} />
      {!!error && <Failure {...failureOf(texts, error)} onRetry={() => (focusButton(), add())} />}
      <Status hidden text={added ? texts.added : ""} />
    </div>
  );
}
