import { useStore, type WidgetView } from "#shared/element/index.ts";
import type { Navigation } from "#shared/state/index.ts";
import { Status } from "#shared/ui/index.ts";

/** Announces the submission of a form of the page to screen readers. */
export function SubmissionForm({ store, texts }: WidgetView<Navigation, object, { readonly sending: string }>) {
  const { destination } = useStore(store.state);
  return (
    <div aria-busy={!!destination}>
      <slot />
      <Status hidden text={destination ? texts.sending : ""} />
    </div>
  );
}
