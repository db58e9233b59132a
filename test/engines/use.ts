import type { AxeResults, RunOptions } from "axe-core";
import { quiet, type Frame } from "./frame.ts";

export const baseOf = (host: Element | null) => host?.shadowRoot?.querySelector<HTMLElement>("[part=base]") ?? null;

/** The mailings that the suite's editors write bring headings of their own. */
const options: RunOptions = { rules: { "heading-order": { enabled: false } }, resultTypes: ["violations"] };

/** Document and shadow roots of a page. */
const rootsIn = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsIn(shadowRoot) : [])),
];

/** What appears or leaves has done so. */
async function animationsEnd({ document }: Frame): Promise<void> {
  const moving = rootsIn(document)
    .flatMap((root) => root.getAnimations())
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** What axe finds on the page. */
export async function barriers(frame: Frame): Promise<string[]> {
  await animationsEnd(frame);
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

const fields = "input:not([type=checkbox], [type=radio], [type=hidden], [type=number], [type=file]), textarea";

/** Does what a visitor can do: opens, types, presses, as far as it is in the element's own controls. */
export async function useAll(
  frame: Frame,
  host: HTMLElement,
  { opens, drives }: { opens: boolean; drives: boolean },
): Promise<void> {
  if (opens) await openUp(frame, host);
  // what is typed into the page's own fields is the page's
  if (!drives)
    for (const field of seen<HTMLInputElement>(host, fields)) {
      field.value = "visitor@example.com";
      field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    }
  await quiet(frame);
  for (const button of seen(host, "button, [role=button]")) {
    if (button.isConnected) button.click();
    await quiet(frame);
  }
}
