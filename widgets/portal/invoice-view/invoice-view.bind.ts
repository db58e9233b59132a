import { own, ownDocument, type WidgetContext } from "#shared/element/index.ts";
import { whileBrowsing } from "#shared/ui/index.ts";
import { fitFrame, frameIn } from "./frame.markup.ts";

export const printLink = ".o_portal_invoice_print";

/** Keeps the frame in a host as tall as its document, and lets the page's link print, until the signal. */
export function bind(
  host: HTMLElement,
  signal: AbortSignal,
  { editing }: Pick<WidgetContext, "editing">,
  print: (href: string) => void,
): void {
  whileBrowsing(signal, editing, (end) => {
    const frame = frameIn(host);
    if (frame) fitFrame(frame, host.shadowRoot!, end);
    ownDocument.addEventListener(
      "click",
      (event) => {
        const link = event.target instanceof Element && own(event.target).closest<HTMLAnchorElement>(printLink);
        // these keys open a link in a tab or a window
        if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        print(link.href);
      },
      { signal: end },
    );
  });
}
