import type { AxeResults, RunOptions } from "axe-core";
import { animationsEnd } from "#scripts/wtr/animations.mjs";
import { axeOptions } from "../contract/axe-options.ts";
import { textFields, typedText } from "../contract/use.ts";
import { type Frame, quiet } from "./frame.ts";

export const baseOf = (host: Element | null) => host?.shadowRoot?.querySelector<HTMLElement>("[part=base]") ?? null;

/** Returns the violations that axe finds on the page, by all its rules or by those of the options. */
export async function barriers(frame: Frame, options = axeOptions): Promise<string[]> {
  await animationsEnd(frame.document);
  const { axe } = frame.window as unknown as { axe: { run(given: RunOptions): Promise<AxeResults> } };
  const { violations } = await axe.run(options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`),
  );
}

export async function openUp(frame: Frame, host: HTMLElement): Promise<void> {
  (host as HTMLElement & { open(): void }).open();
  await quiet(frame);
}

const seen = <Found extends HTMLElement>(host: HTMLElement, selector: string) =>
  [...host.shadowRoot!.querySelectorAll<Found>(selector)].filter(
    (element) => element.checkVisibility() && !element.matches(":disabled"),
  );

/** Acts as a visitor with the element's own controls: opens, types and clicks. */
export async function useAll(
  frame: Frame,
  host: HTMLElement,
  { opens, enhances }: { opens: boolean; enhances: boolean },
): Promise<void> {
  if (opens) await openUp(frame, host);
  // fields of the page are not the element's
  if (!enhances)
    for (const field of seen<HTMLInputElement>(host, textFields)) {
      field.value = typedText;
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }
  await quiet(frame);
  const { watched } = frame.window;
  for (const button of seen(host, "button, [role=button]")) {
    if (watched.left) return;
    if (button.isConnected) button.click();
    await quiet(frame);
  }
}
