import { bindPopover } from "#shared/ui/index.ts";
import type { SharePopoverStore, SharePopoverView } from "./share-popover.store.ts";

/** Returns the page's control of the popover: a button or link in the host, or the one of the suite. */
export const controlIn = (host: Element): HTMLElement | null =>
  host.querySelector<HTMLElement>("a,button,.oe_social_share");

/** Opens the popover at the page's control, or at the default button, until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  { open, load }: SharePopoverStore,
  { texts }: Pick<SharePopoverView["context"], "texts">,
): void {
  const part = (name: string) => host.shadowRoot!.querySelector<HTMLElement>(`[part=${name}]`)!;
  // pointer and focus precede a press, so the links are usually loaded when the popover opens
  for (const type of ["pointerenter", "focusin"]) host.addEventListener(type, load, { signal });
  bindPopover(host, signal, controlIn(host) ?? part("button"), part("popover"), texts.get().share, open);
}
