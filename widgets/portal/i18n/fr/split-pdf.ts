import type { SplitPdfTexts } from "#portal/split-pdf/split-pdf.strings.ts";
import failures from "#shared/i18n/fr.ts";

export const splitPdf = {
  ...failures,
  indices: "Extraire les pages",
  placeholder: "p. ex. 1-5, 7, 8-9",
  remainder: "Toutes les pages",
  refused: "Veuillez saisir des pages, comme 1-5, 7, ou choisir toutes les pages.",
  split: "Diviser",
  done: "Les pages sont maintenant des pièces jointes à part.",
} satisfies SplitPdfTexts;
