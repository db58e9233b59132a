import { useStore, type WidgetView } from "#shared/element/index.ts";
import { PageControl } from "../common/control/PageControl.tsx";
import { Refusal } from "../common/control/Refusal.tsx";
import type { CompanySwitchProps, CompanySwitchStore, CompanySwitchTexts } from "./company-switch.store.ts";

export function CompanySwitch({
  store,
  texts,
}: WidgetView<CompanySwitchStore, CompanySwitchProps, CompanySwitchTexts>) {
  const { busy, error, refused } = useStore(store.state);
  const change = () => void store.change();
  return (
    <PageControl text={texts.switchCompany} busy={busy} onPress={change}>
      {!!error && (
        <Refusal texts={texts} error={error} text={refused ? texts.refused : undefined} busy={busy} onRetry={change} />
      )}
    </PageControl>
  );
}
