import type { SurveyTexts } from "#content/survey/survey.strings.ts";
import failures from "#shared/i18n/de.ts";

export const survey = {
  ...failures,
  retry: "Noch einmal senden",
  invalid: "Einige Antworten fehlen oder sind nicht lesbar.",
  missing: "Diese Frage braucht eine Antwort.",
  required: "{question} (Pflichtfrage)",
  cell: "{row}: {column}",
  score: "Ihre Punkte: {score}",
  page: "Seite {page} von {pages}",
  restored: "Ihre Antworten auf dieser Seite wurden wiederhergestellt.",
  failed: "Ein Problem ist aufgetreten",
  notRecorded:
    "Beim Kontakt mit dem Server der Umfrage ist etwas schiefgegangen. Ihre Antworten wurden wahrscheinlich nicht gespeichert.",
  close: "Schließen",
  number: "Das ist keine Zahl.",
  integer: "„{value}“ ist keine richtige ganze Zahl.",
  date: "„{value}“ ist kein richtiges Datum.",
  datetime: "„{value}“ ist kein richtiges Datum mit Uhrzeit.",
  early: "Das Datum darf nicht vor dem {date} liegen.",
  late: "Das Datum darf nicht nach dem {date} liegen.",
  pick: "Datum wählen",
} satisfies SurveyTexts;
