import type { WidgetContext } from "../../../../shared/element/index.ts";
import { untilAbort } from "../../../../shared/state/index.ts";

/**
 * Drives the page's markup until the signal, or until somebody edits the page: it is then as its author wrote it, which the suite's
 * editor saves. Does nothing while that runs.
 */
export function driveUntilEditing(
  signal: AbortSignal,
  { editing }: Pick<WidgetContext, "editing">,
  drive: (signal: AbortSignal) => void,
): void {
  if (editing.get()) return;
  const end = new AbortController();
  untilAbort(
    signal,
    () => end.abort(),
    editing.listen(() => end.abort()),
  );
  drive(end.signal);
}
