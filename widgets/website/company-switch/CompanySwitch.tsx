import { useStore, type WidgetView } from "#shared/element/index.ts";
import { Failure } from "#shared/ui/index.ts";
import { PageControl } from "../common/control/PageControl.tsx";
import { mayRetry, refusalText } from "../common/control/refusal.ts";
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
        <Failure
          text={refused ? texts.refused : refusalText(texts, error)}
          retryText={texts.retry}
          busy={busy}
          onRetry={mayRetry(error) ? change : undefined}
        />
      )}
    </PageControl>
  );
}
