import { useStore } from "#shared/element/index.ts";
import type { Leaving } from "#shared/state/index.ts";
import { Status, useHost } from "#shared/ui/index.ts";

interface SendingFormProps {
  readonly store: Leaving;
  readonly texts: { readonly sending: string };
  readonly drive: (host: HTMLElement, signal: AbortSignal) => void;
}

/** Around a form of the page: tells screen readers that it is on its way. */
export function SendingForm({ store, texts, drive }: SendingFormProps) {
  const { leavingFor } = useStore(store.state);
  const root = useHost<HTMLDivElement>(drive);
  return (
    <div ref={root} aria-busy={!!leavingFor}>
      <slot />
      <Status hidden text={leavingFor ? texts.sending : ""} />
    </div>
  );
}
