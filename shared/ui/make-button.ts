import { listenUntil, restoreAttributes } from "./host-markup.ts";

function pressByKey(event: KeyboardEvent): void {
  const control = event.currentTarget as HTMLElement;
  if (event.key !== " " && (event.key !== "Enter" || control.matches("[href]"))) return;
  event.preventDefault();
  control.click();
}

/**
 * Makes a control of the page a button until the signal: with its role, focusable, and pressed by keys. Most of these controls are links without an
 * address, some without a text.
 * @param name name of a control without a text
 */
export function makeButton(control: HTMLElement, name: string, signal: AbortSignal): void {
  restoreAttributes(control, ["role", "tabindex", "aria-expanded", "aria-label"], signal);
  if (!control.textContent.trim()) control.ariaLabel ??= name;
  if (control.matches("button")) return;
  control.role = "button";
  if (!control.matches("[href],[tabindex]")) control.tabIndex = 0;
  listenUntil(signal, control, "keydown", pressByKey);
}
