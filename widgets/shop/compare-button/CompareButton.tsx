import { useStore } from "@nanostores/react";
import type { WidgetView } from "../../../shared/element/index.ts";
import { failureText } from "../../../shared/i18n/index.ts";
import { fly } from "../common/base/ui/fly.ts";
import { PickButton } from "../common/pick/PickButton.tsx";
import type { CompareButtonProps, CompareButtonStore } from "./compare-button.store.ts";
import type { CompareButtonTexts } from "./compare-button.strings.ts";

export function CompareButton({
  store,
  props,
  texts,
}: WidgetView<CompareButtonStore, CompareButtonProps, CompareButtonTexts>) {
  const { choice, busy, trouble } = useStore(store.state);
  const { ids } = useStore(store.list);
  const done = !!choice && ids.includes(choice.productId);
  return (
    <PickButton
      choice={{ ...props, valueIds: [] }}
      onChoice={store.choose}
      label={done ? texts.added : texts.add}
      icon="M4 8h15m-4-4 4 4-4 4M20 16H5m4-4-4 4 4 4"
      done={done}
      busy={busy}
      problem={trouble ? failureText(texts, trouble) : ""}
      onPick={(host) => void store.add().then((added) => added && fly(host, ["suite-compare-panel"]))}
    />
  );
}
