import type { OrderLinesTexts } from "#portal/order-lines/order-lines.strings.ts";
import failures from "#shared/i18n/de.ts";

export const orderLines = {
  ...failures,
  plus: "Eins mehr",
  minus: "Eins weniger",
  remove: "Entfernen",
  quantity: "Menge",
  refused: "Bitte geben Sie eine ganze Zahl ein.",
  failed: "Die Menge wurde nicht geändert.",
  unknown: "Es kam keine Antwort: Die Menge wurde vielleicht geändert. Laden Sie die Seite neu, um sie zu sehen.",
  changing: "Der Auftrag wird geändert …",
} satisfies OrderLinesTexts;
