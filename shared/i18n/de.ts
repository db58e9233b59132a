import type { FailureTexts } from "./failure.ts";
import type { RatingTexts, StarTexts } from "./rating.strings.ts";

export default {
  failureNetwork: "Keine Verbindung. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
  failureServer: "Auf dem Server ist ein Fehler aufgetreten. Bitte versuchen Sie es gleich noch einmal.",
  failureSession: "Ihre Sitzung ist abgelaufen. Laden Sie die Seite neu und versuchen Sie es noch einmal.",
  failureAccess: "Sie haben hierauf keinen Zugriff.",
  failureContract: "Der Server hat unerwartet geantwortet. Bitte versuchen Sie es später noch einmal.",
  failureConfig:
    "Dieser Teil der Seite ist nicht richtig eingerichtet. Bitte benachrichtigen Sie den Betreiber der Website.",
  failureGone: "Das ist nicht mehr verfügbar.",
  retry: "Erneut versuchen",
} satisfies FailureTexts;

export const stars = {
  one: "Finde ich furchtbar",
  two: "Gefällt mir nicht",
  three: "Ist in Ordnung",
  four: "Gefällt mir",
  five: "Finde ich großartig",
  choice: "{label} ({stars} von 5 Sternen)",
  average: "{stars} von 5 Sternen",
  clear: "Löschen",
} satisfies StarTexts;

export const ratings = {
  average: stars.average,
  ratings: "Bewertungen",
  rated: { one: "{count} Bewertung", other: "{count} Bewertungen" },
  unrated: "Es gibt noch keine Bewertungen.",
  starCount: { one: "{count} Stern", other: "{count} Sterne" },
  allStars: "Auswahl aufheben",
} satisfies RatingTexts;
