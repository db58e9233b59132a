import { listenUntil, restoreAttributes } from "./host-markup.ts";

function pressByKey(event: KeyboardEvent): void {
  const control = event.currentTarget as HTMLElement;
  if (event.key !== " " && (event.key !== "Enter" || control.matches("[href]"))) return;
  event.preventDefault();
  control.click();
}

/**
 * Makes a button of a control of the page's until the signal: it says what it is, and is reached and pressed by keys. Most are links to
 * nowhere, some without a word in them.
 * @param name what it is called where it has no text
 */
export function makeButton(control: HTMLElement, name: string, signal: AbortSignal): void {
  restoreAttributes(control, ["role", "tabindex", "aria-expanded", "aria-label"], signal);
  if (!control.textContent.trim()) control.ariaLabel ??= name;
  if (control.matches("button")) return;
  control.role = "button";
  if (!control.matches("[href],[tabindex]")) control.tabIndex = 0;
  listenUntil(signal, control, "keydown", pressByKey);
}
