import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { icons } from "#shared/ui/index.ts";
import { fly } from "../common/lists/fly.ts";
import { isListed, type ListToggleProps } from "../common/lists/list-toggle.ts";
import { PickButton } from "../common/pick/PickButton.tsx";
import type { WishlistButtonStore, WishlistButtonTexts } from "./wishlist-button.store.ts";

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
      icon={icons.heart}
      done={done}
      busy={busy}
      pending={!ids && !listError}
      problem={error ? failureText(texts, error) : ""}
      onPick={(host) => void store.add().then((added) => added && fly(host, ["suite-wishlist-link", "#my_wish"]))}
    />
  );
}
