import { useStore, type WidgetView } from "#shared/element/index.ts";
import { failureText } from "#shared/i18n/index.ts";
import { icons } from "#shared/ui/index.ts";
import { fly } from "../common/lists/fly.ts";
import { isListed, type ListToggleProps } from "../common/lists/list-toggle.ts";
import { PickButton } from "../common/pick/PickButton.tsx";
import type { CompareButtonStore, CompareButtonTexts } from "./compare-button.store.ts";

export function CompareButton({
  store,
  props,
  texts,
}: WidgetView<CompareButtonStore, ListToggleProps, CompareButtonTexts>) {
  const state = useStore(store.state);
  const { busy, error } = state;
  const done = isListed(state);
  return (
    <PickButton
      choice={{ ...props, valueIds: [] }}
      onChoice={store.choose}
      label={done ? texts.added : texts.add}
      icon={icons.compare}
      done={done}
      busy={busy}
      problem={error ? failureText(texts, error) : ""}
      onPick={(host) => void store.add().then((added) => added && fly(host, ["suite-compare-panel"]))}
    />
  );
}
