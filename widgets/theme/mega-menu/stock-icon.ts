import { useLayoutEffect } from "react";
import { restoreAttributes } from "#shared/ui/index.ts";

/** The stock theme's icon in its heading says what our sign says, and nothing over a column, where nothing opens. */
export function useStockIcon(icon: HTMLElement | null, isOpen: boolean, isColumn: boolean): void {
  useLayoutEffect(() => {
    if (!icon) return undefined;
    const end = new AbortController();
    restoreAttributes(icon, ["class", "style"], end.signal);
    return () => end.abort();
  }, [icon]);
  useLayoutEffect(() => {
    if (!icon) return;
    icon.classList.toggle("fa-plus", !isOpen);
    icon.classList.toggle("fa-minus", isOpen);
    icon.style.display = isColumn ? "none" : "";
  }, [icon, isOpen, isColumn]);
}
