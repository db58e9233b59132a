import { useLayoutEffect, useState } from "react";
import type { Widget } from "./mounted.ts";
import { pageRegistry } from "./page.ts";

/** Binds the page's markup by the declaration, except while the suite's editor is running. */
export function useBinding({ declaration: { bind }, host, store, context }: Widget, isEditing: boolean): void {
  const [, draw] = useState<AbortController>();
  useLayoutEffect(() => {
    if (isEditing || !bind) return;
    const end = new AbortController();
    try {
      pageRegistry().prepare?.(host);
      bind(host, end.signal, store, context);
      // views listen to stores after the first frame only
      draw(end);
    } catch (error) {
      end.abort();
      throw error;
    }
    return () => end.abort();
  }, [isEditing]);
}
