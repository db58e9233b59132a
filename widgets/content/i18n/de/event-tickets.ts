import type { EventTicketsTexts } from "#content/event-tickets/event-tickets.strings.ts";
import failures from "#shared/i18n/de.ts";

export const eventTickets = {
  ...failures,
  failureGone: "Diese Veranstaltung gibt es nicht mehr.",
  failureSession: "Ihre Sitzung ist abgelaufen. Versuchen Sie es noch einmal und machen Sie dann weiter.",
  missing: "Bitte wählen Sie mindestens ein Ticket.",
  loading: "Das Formular wird geladen…",
  attendees: "Teilnehmende",
  attendee: "Person {number}",
  name: "Name",
  email: "E-Mail",
  phone: "Telefon (freiwillig)",
  required: "Bitte füllen Sie dieses Feld aus.",
  choose: "Bitte wählen Sie einen Eintrag der Liste.",
  emailExample: "Bitte geben Sie eine E-Mail-Adresse wie name@beispiel.de ein.",
  close: "Schließen",
  sending: "Ihre Anmeldung ist unterwegs…",
  notSent: "Sie sind nicht angemeldet.",
  unknown:
    "Es kam keine Antwort, also sind Sie vielleicht angemeldet, vielleicht nicht. Sehen Sie in Ihren E-Mails und im Warenkorb nach, bevor Sie es noch einmal versuchen.",
  registered: "Sie sind angemeldet. Wir freuen uns auf Sie!",
  calendar: "In den Kalender eintragen",
} satisfies EventTicketsTexts;
