import type { WidgetContext } from "#shared/element/index.ts";
import { untilAbort } from "#shared/state/index.ts";

/**
 * Binds the page's markup, except while the suite's editor is running, which saves the page as it is; `bind` receives a signal that ends the binding.
 */
export function whileBrowsing(
  signal: AbortSignal,
  editing: WidgetContext["editing"],
  bind: (signal: AbortSignal) => void,
): void {
  let end: AbortController | undefined;
  untilAbort(
    signal,
    editing.subscribe((isEditing) => {
      end?.abort();
      end = undefined;
      if (isEditing) return;
      end = new AbortController();
      bind(end.signal);
    }),
    () => end?.abort(),
  );
}
