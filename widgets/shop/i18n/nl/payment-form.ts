import failures from "#shared/i18n/nl.ts";
import type { PaymentFormTexts } from "#shop/payment-form/payment-form.strings.ts";

export const paymentForm = {
  ...failures,
  noMethodTitle: "Geen betaalmethode gekozen",
  noMethod: "Kies een betaalmethode.",
  noCard: "Kies de optie om een nieuwe betaalmethode toe te voegen.",
  errorTitle: "Serverfout",
  cardRefused: "Misschien kloppen de gegevens van je kaart niet. Controleer ze.",
  addFailed: "We kunnen je betaalmethode op dit moment niet toevoegen.",
  redirectFailed: "We kunnen je niet doorsturen naar het betaalformulier.",
  setupTitle: "De betaling kon niet worden voorbereid",
  setupFailed: "We kunnen je betaling niet verwerken.",
  deleteFailed: "We kunnen je betaalmethode op dit moment niet verwijderen.",
  invalid: "De waarde is ongeldig.",
  warningTitle: "Let op!",
  linked: "Deze kaart is op dit moment gekoppeld aan de volgende gegevens:",
  confirmDeletion: "Verwijderen bevestigen",
  cancel: "Annuleren",
  deleted: "De betaalmethode is verwijderd.",
  elsewhere:
    "Deze bestelling wordt in een ander tabblad of venster betaald. Laad deze pagina opnieuw als dat klaar is.",
  reload: "Pagina opnieuw laden",
  bankTitle: "Bevestiging door je bank",
  bankClosed: "De bevestiging door je bank is gesloten; misschien is de betaling niet voltooid.",
  bankBlocked: "Je bank wil dat je deze betaling bevestigt, maar haar pagina kan hier niet worden getoond.",
  bankAwaited: "Er wordt niets opnieuw verstuurd: zodra de bank heeft beslist, gaat deze pagina verder.",
  close: "Sluiten",
} satisfies PaymentFormTexts;
