import { own, ownDocument } from "#shared/element/index.ts";
import { fitFrame, frameIn } from "./frame.markup.ts";
import type { InvoiceViewStore } from "./invoice-view.store.ts";

export const printLink = ".o_portal_invoice_print";

/** Keeps the frame in a host as tall as its document, and lets the page's link print, until the signal. */
export function bind(host: HTMLElement, signal: AbortSignal, { print }: InvoiceViewStore): void {
  const frame = frameIn(host);
  if (frame) fitFrame(frame, host.shadowRoot!, signal);
  ownDocument.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element && own(event.target).closest<HTMLAnchorElement>(printLink);
      // these keys open a link in a tab or a window
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      print(link.href);
    },
    { signal },
  );
}
