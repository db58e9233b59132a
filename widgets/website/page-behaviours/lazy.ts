import { loadCopies } from "./copies.ts";
import { marked } from "./page/markup.ts";
import { each, later, makeReachable, on, onPress } from "./page/run.ts";

const hinted = marked("toggle", "tooltip", "popover");

/** Loads code for what opens above the page, with the code for copies of the page in which it is open. */
const loaded = async <T>(code: Promise<T>): Promise<T> => {
  await loadCopies();
  return code;
};

/**
 * Handles tooltips and popovers: opened by pointer, focus or click, as the markup specifies, and closed by Escape. The first pointer or focus on
 * one loads their code.
 */
export function hints(): void {
  each(hinted, makeReachable);
  const use = later(async () => (await loaded(import("./hints/hint-views.ts"))).hints);
  for (const type of ["pointerover", "focusin", "click"] as const)
    on(type, hinted, (control, event) => {
      if (type === "click" && control.matches('[href="#"]')) event.preventDefault();
      return use(control, event);
    });
}

/**
 * Handles dialogs of the page's own markup, also stacked ones: the page behind them is inert, the focus moves into the dialog and back (WAI-ARIA
 * dialog). The first press loads their code, since most pages have a dialog that few visitors open.
 */
export function modals(): void {
  const press = later(async () => (await loaded(import("./modal.ts"))).modals);
  onPress(`:is(${marked("toggle", "modal")},${marked("dismiss", "modal")})`, press);
}
