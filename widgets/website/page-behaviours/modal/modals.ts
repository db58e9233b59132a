import { marked } from "../page/markup.ts";
import { later, onPress } from "../page/page.ts";

/**
 * Dialogs of the page's own markup, also one over the other: the page behind them is inert, the focus goes in and comes back (WAI-ARIA
 * dialog). Most pages have one that few visitors open: its code comes with the first press.
 */
export function modals(): void {
  const press = later(async () => (await import("./modal.ts")).modals);
  onPress(`:is(${marked("toggle", "modal")},${marked("dismiss", "modal")})`, press);
}
