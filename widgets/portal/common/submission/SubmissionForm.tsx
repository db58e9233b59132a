import { useStore, type WidgetView } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { Status } from "#shared/ui/index.ts";

/** Announces the submission of a form of the page to screen readers. */
export function SubmissionForm({ store, texts }: WidgetView<Leaving, object, { readonly sending: string }>) {
  const { leavingFor } = useStore(store.state);
  return (
    <div aria-busy={!!leavingFor}>
      <slot />
      <Status hidden text={leavingFor ? texts.sending : ""} />
    </div>
  );
}
