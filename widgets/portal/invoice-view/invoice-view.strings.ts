import type { Texts } from "../../../shared/i18n/index.ts";

export const english = {
  print: "Print",
  loading: "The document is being prepared for printing…",
};

export type InvoiceViewTexts = Texts<typeof english>;
