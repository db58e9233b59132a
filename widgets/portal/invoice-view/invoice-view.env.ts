import { openWindow, safeWebUrl } from "#shared/html/index.ts";

/** Functions of the browser that the store needs. */
export interface InvoiceViewEnv {
  /** Returns the absolute address; undefined if it is no web address. */
  resolve(href: string): string | undefined;
  /** Returns true if the browser shows a PDF in a frame; otherwise the PDF would be downloaded. */
  canShowPdf(): boolean;
  /** Opens the PDF in a window, where the browser's viewer prints it. Returns false if the browser blocks the window. */
  openWindow(address: string): boolean;
}

export const invoiceViewEnv: InvoiceViewEnv = {
  resolve: (href) => safeWebUrl(href, location.href),
  canShowPdf: () => navigator.pdfViewerEnabled,
  openWindow,
};
