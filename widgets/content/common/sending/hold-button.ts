import { lendAttributes } from "#shared/ui/index.ts";

/** The button of the page's that was pressed waits, and keeps the focus, until the signal. */
export function holdButton(button: HTMLElement, signal: AbortSignal): void {
  lendAttributes(button, ["aria-busy", "aria-disabled"], signal);
  button.ariaBusy = "true";
  button.ariaDisabled = "true";
}
