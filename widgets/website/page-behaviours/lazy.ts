import { marked } from "./page/markup.ts";
import { each, later, makeReachable, on, onPress } from "./page/run.ts";

const hinted = marked("toggle", "tooltip", "popover");

/**
 * Tooltips and popovers: opened by pointer, focus or click, as the markup says, and closed by Escape. Their code is loaded by the first pointer or
 * focus on one.
 */
export function hints(): void {
  each(hinted, makeReachable);
  const use = later(async () => (await import("./hints/hint-views.ts")).hints);
  for (const type of ["pointerover", "focusin", "click"] as const)
    on(type, hinted, (control, event) => {
      if (type === "click" && control.matches('[href="#"]')) event.preventDefault();
      return use(control, event);
    });
}

/**
 * Dialogs of the page's own markup, also one over the other: the page behind them is inert, the focus moves into the dialog and back (WAI-ARIA
 * dialog). Most pages have one that few visitors open: its code is loaded by the first press.
 */
export function modals(): void {
  const press = later(async () => (await import("./modal.ts")).modals);
  onPress(`:is(${marked("toggle", "modal")},${marked("dismiss", "modal")})`, press);
}
