import { useStore } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { Status, useHost } from "#shared/ui/index.ts";

interface SubmissionFormProps {
  readonly store: Leaving;
  readonly texts: { readonly sending: string };
  readonly drive: (host: HTMLElement, signal: AbortSignal) => void;
}

/** Wraps a form of the page and announces its submission to screen readers. */
export function SubmissionForm({ store, texts, drive }: SubmissionFormProps) {
  const { leavingFor } = useStore(store.state);
  const root = useHost<HTMLDivElement>(drive);
  return (
    <div ref={root} aria-busy={!!leavingFor}>
      <slot />
      <Status hidden text={leavingFor ? texts.sending : ""} />
    </div>
  );
}
