import type { EventTicketsTexts } from "#content/event-tickets/event-tickets.strings.ts";
import failures from "#shared/i18n/nl.ts";

export const eventTickets = {
  ...failures,
  failureGone: "Dit evenement is niet meer beschikbaar.",
  failureSession: "Uw sessie is verlopen. Probeer het opnieuw en ga dan verder.",
  missing: "Kies minstens één ticket.",
  loading: "Het formulier komt eraan…",
  attendees: "Deelnemers",
  attendee: "Deelnemer {number}",
  name: "Naam",
  email: "E-mail",
  phone: "Telefoon (optioneel)",
  required: "Vul dit veld in.",
  choose: "Kies een waarde uit de lijst.",
  emailExample: "Vul een e-mailadres in zoals naam@voorbeeld.nl.",
  close: "Sluiten",
  sending: "Uw inschrijving wordt verstuurd…",
  notSent: "U bent niet ingeschreven.",
  unknown:
    "Er kwam geen antwoord, dus u bent misschien ingeschreven en misschien niet. Kijk in uw e-mail en uw winkelwagen voordat u het opnieuw probeert.",
  registered: "U bent ingeschreven. Fijn dat u komt!",
  calendar: "Aan uw agenda toevoegen",
} satisfies EventTicketsTexts;
