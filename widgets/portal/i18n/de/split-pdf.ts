import type { SplitPdfTexts } from "#portal/split-pdf/split-pdf.strings.ts";
import failures from "#shared/i18n/de.ts";

export const splitPdf = {
  ...failures,
  indices: "Seiten herauslösen",
  placeholder: "z. B. 1-5, 7, 8-9",
  remainder: "Alle Seiten",
  refused: "Bitte geben Sie Seiten wie 1-5, 7 ein, oder wählen Sie alle Seiten.",
  split: "Aufteilen",
  done: "Die Seiten sind jetzt eigene Anhänge.",
} satisfies SplitPdfTexts;
