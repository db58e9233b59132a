import type { RatingTexts } from "../../rating/rating.strings.ts";

export const rating = {
  label: "Bewertung",
  one: "Finde ich furchtbar",
  two: "Gefällt mir nicht",
  three: "Ist in Ordnung",
  four: "Gefällt mir",
  five: "Finde ich großartig",
  choice: "{label} ({stars} von 5 Sternen)",
  average: "{stars} von 5 Sternen",
  clear: "Löschen",
  required: "Wählen Sie eine Anzahl Sterne.",
} satisfies RatingTexts;
