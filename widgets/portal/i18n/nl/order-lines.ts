import type { OrderLinesTexts } from "#portal/order-lines/order-lines.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const orderLines = {
  ...failures,
  plus: "Eén meer",
  minus: "Eén minder",
  remove: "Verwijderen",
  quantity: "Aantal",
  refused: "Vul een geheel getal in.",
  failed: "Het aantal is niet gewijzigd.",
  unknown: "Er kwam geen antwoord: misschien is het aantal toch gewijzigd. Laad de pagina opnieuw om het te zien.",
  changing: "De bestelling wordt gewijzigd…",
} satisfies OrderLinesTexts;
