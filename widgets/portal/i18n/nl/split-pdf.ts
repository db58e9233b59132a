import type { SplitPdfTexts } from "#portal/split-pdf/split-pdf.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const splitPdf = {
  ...failures,
  indices: "Pagina’s uitnemen",
  placeholder: "bijv. 1-5, 7, 8-9",
  remainder: "Alle pagina’s",
  refused: "Vul pagina’s in, zoals 1-5, 7, of kies alle pagina’s.",
  split: "Splitsen",
  done: "De pagina’s zijn nu eigen bijlagen.",
} satisfies SplitPdfTexts;
