import type { SplitPdfTexts } from "#portal/split-pdf/split-pdf.strings.ts";
import failures from "#shared/i18n/es.ts";

export const splitPdf = {
  ...failures,
  indices: "Extraer páginas",
  placeholder: "p. ej. 1-5, 7, 8-9",
  remainder: "Todas las páginas",
  refused: "Escriba páginas, como 1-5, 7, o elija todas las páginas.",
  split: "Dividir",
  done: "Las páginas son ahora archivos adjuntos propios.",
} satisfies SplitPdfTexts;
