import { own } from "#shared/element/index.ts";

/** Calls `handler` when one of the page's links or buttons in a host is pressed, except for presses that open a link in another tab. */
export function onPress(
  host: Element,
  signal: AbortSignal,
  selector: string,
  handler: (control: HTMLElement) => void,
): void {
  host.addEventListener(
    "click",
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      const control = own(target as Element).closest<HTMLElement>(selector);
      if (!control) return;
      const hasAddress = /^(?!#|$)/.test(own(control).getAttribute("href") ?? "");
      if (hasAddress && (ctrlKey || metaKey || shiftKey)) return;
      event.preventDefault();
      handler(control);
    },
    { signal },
  );
}
