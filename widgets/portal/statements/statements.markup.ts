import { own } from "#shared/element/index.ts";
import { restoreAttributes } from "#shared/ui/index.ts";
import type { StatementKind } from "../api/statements.ts";

const all = "#send_cust_btn,#send_vendor_btn,button[value=all]";
const overdue = "#send_cust_due_btn,#send_vendor_due_btn,button[value=overdue]";

export const kindIn = (markup: Element): StatementKind =>
  markup.querySelector("#send_vendor_btn,#send_vendor_due_btn") ? "vendor" : "customer";

const buttonsIn = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>(`${all},${overdue}`)];

/** The statement that a press is about: whether only what is overdue; undefined for a press on something else. */
export function pressedOn(target: EventTarget | null): boolean | undefined {
  const button = target instanceof Element && own(target).closest(`${all},${overdue}`);
  return button ? button.matches(overdue) : undefined;
}

export function keepButtons(host: Element, signal: AbortSignal): void {
  for (const button of buttonsIn(host)) restoreAttributes(button, ["aria-busy", "aria-disabled"], signal);
}

/** Shows which button waits, if one does; they keep the focus. @param sending whether that of what is overdue */
export function showSending(host: Element, sending: boolean | null): void {
  for (const button of buttonsIn(host)) {
    button.ariaDisabled = sending === null ? null : "true";
    button.ariaBusy = sending === button.matches(overdue) ? "true" : null;
  }
}
