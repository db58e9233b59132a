import { own } from "#shared/element/index.ts";
import { holdButtons } from "#shared/ui/index.ts";
import type { StatementKind } from "../api/statements.ts";

const all = "#send_cust_btn,#send_vendor_btn,button[value=all]";
const overdueButton = "#send_cust_due_btn,#send_vendor_due_btn,button[value=overdue]";

export const kindIn = (markup: Element): StatementKind =>
  markup.querySelector("#send_vendor_btn,#send_vendor_due_btn") ? "vendor" : "customer";

const buttonsIn = (host: Element): HTMLElement[] => [...host.querySelectorAll<HTMLElement>(`${all},${overdueButton}`)];

export const hasButtons = (host: Element): boolean => buttonsIn(host).length > 0;

/** Returns true if the pressed button requests the overdue amounts alone; undefined for other targets. */
export function pressedOn(target: EventTarget | null): boolean | undefined {
  const button = target instanceof Element && own(target).closest(`${all},${overdueButton}`);
  return button ? button.matches(overdueButton) : undefined;
}

/** Shows the buttons of a host as busy until the signal. @param overdue true if the overdue amounts alone are requested */
export function showSending(host: Element, overdue: boolean, signal: AbortSignal): void {
  const buttons = buttonsIn(host);
  holdButtons(buttons, buttons.find((button) => button.matches(overdueButton) === overdue) ?? null, signal);
}
