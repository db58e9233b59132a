import { useStore } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { Status, useHost } from "#shared/ui/index.ts";

interface SubmissionFormProps {
  readonly store: Leaving;
  readonly texts: { readonly sending: string };
  readonly bind: (host: HTMLElement, signal: AbortSignal) => void;
}

/** Wraps a form of the page and announces its submission to screen readers. */
export function SubmissionForm({ store, texts, bind }: SubmissionFormProps) {
  const { leavingFor } = useStore(store.state);
  const root = useHost<HTMLDivElement>(bind);
  return (
    <div ref={root} aria-busy={!!leavingFor}>
      <slot />
      <Status hidden text={leavingFor ? texts.sending : ""} />
    </div>
  );
}
