import type { Texts } from "#shared/i18n/index.ts";

export const english = {
  /** Name of the frame, where its author wrote none. */
  document: "Document",
  print: "Print",
  loading: "The document is being prepared for printing…",
  blocked: "The window for printing was blocked. Allow it and try again.",
};

export type InvoiceViewTexts = Texts<typeof english>;
