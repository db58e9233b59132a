import type { FormTexts } from "#forms/form/form.strings.ts";
import failures from "#shared/i18n/de.ts";

export const form = {
  ...failures,
  retry: "Noch einmal senden",
  invalid: "Bitte füllen Sie das Formular richtig aus.",
  refused: "Ein Fehler ist aufgetreten, das Formular wurde nicht gesendet.",
  lost: "Es kam keine Antwort: Das Formular wurde vielleicht gesendet, vielleicht nicht. Möchten Sie es noch einmal senden?",
  keep: "Nicht noch einmal senden",
  sent: "Das Formular wurde erfolgreich gesendet.",
  cancelled: "Sie haben abgebrochen: Es wurde nichts gesendet.",
  required: "Bitte füllen Sie dieses Feld aus.",
  choose: "Bitte wählen Sie einen Eintrag der Liste.",
  email: "Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.",
  tick: "Bitte kreuzen Sie dieses Kästchen an.",
  tickOne: "Bitte kreuzen Sie mindestens eines davon an.",
  date: "„{value}“ ist kein richtiges Datum.",
  datetime: "„{value}“ ist kein richtiges Datum mit Uhrzeit.",
  check: "Bitte prüfen Sie dieses Feld.",
  uploading: "Ihre Dateien werden gesendet",
  cancel: "Abbrechen",
  fileRefused: "{name} ist keine Art von Datei, die hier gesendet werden kann.",
  oneFile: "Hier kann nur eine Datei gesendet werden: Die erste wurde übernommen.",
} satisfies FormTexts;
