import type { DateFieldTexts } from "#forms/date-field/date-field.strings.ts";

export const dateField = {
  label: "Datum",
  date: "„{value}“ ist kein richtiges Datum.",
  datetime: "„{value}“ ist kein richtiges Datum mit Uhrzeit.",
  early: "Das Datum darf nicht vor dem {date} liegen.",
  late: "Das Datum darf nicht nach dem {date} liegen.",
  required: "Bitte füllen Sie dieses Feld aus.",
  example: "Zum Beispiel {date}",
  unknownFormat: "Der Server sagt nicht, wie ein Datum hier geschrieben wird. Schreiben Sie es so: {date}",
  retry: "Erneut versuchen",
  pick: "Datum wählen",
} satisfies DateFieldTexts;
