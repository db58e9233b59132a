import { useStore, type WidgetView } from "#shared/element/index.ts";
import { Failure } from "#shared/ui/index.ts";
import { PageControl } from "../common/control/PageControl.tsx";
import type { ActionProps, ActionStore, ActionTexts } from "./action.store.ts";

export function Action({ store, texts }: WidgetView<ActionStore, ActionProps, ActionTexts>) {
  const { busy, error } = useStore(store.state);
  return (
    <PageControl text={texts.start} busy={busy} onPress={store.start}>
      {!!error && <Failure text={texts.unhandled} retryText={texts.retry} onRetry={store.start} />}
    </PageControl>
  );
}
