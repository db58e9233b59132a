import { marked } from "../page/markup.ts";
import { each, later, makeReachable, on } from "../page/page.ts";

const hinted = marked("toggle", "tooltip", "popover");

/**
 * Tooltips and popovers: for pointer, focus or click as the markup says. Escape takes them away. Their code comes with the first pointer or focus
 * on one.
 */
export function hints(): void {
  each(hinted, makeReachable);
  const use = later(async () => (await import("./hint-views.ts")).hints);
  for (const type of ["pointerover", "focusin", "click"] as const)
    on(type, hinted, (control, event) => {
      if (type === "click" && control.matches('[href="#"]')) event.preventDefault();
      return use(control, event);
    });
}
