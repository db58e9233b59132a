import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { isListed, type ListToggleProps } from "../common/base/state/list-toggle.ts";
import { fly } from "../common/base/ui/fly.ts";
import { PickButton } from "../common/pick/PickButton.tsx";
import type { WishlistButtonTexts } from "./wishlist-button.element.ts";
import type { WishlistButtonStore } from "./wishlist-button.store.ts";

export function WishlistButton({
  store,
  props,
  texts,
}: WidgetView<WishlistButtonStore, ListToggleProps, WishlistButtonTexts>) {
  const state = useStore(store.state);
  const { ids, busy, error, listError } = state;
  const done = isListed(state);
  return (
    <PickButton
      choice={{ ...props, valueIds: [] }}
      onChoice={store.choose}
      label={done ? texts.added : texts.add}
      icon="M12 20S4 15 4 9.5A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.5C20 15 12 20 12 20"
      done={done}
      busy={busy}
      pending={!ids && !listError}
      problem={error ? failureText(texts, error) : ""}
      onPick={(host) => void store.add().then((added) => added && fly(host, ["suite-wishlist-link", "#my_wish"]))}
    />
  );
}
