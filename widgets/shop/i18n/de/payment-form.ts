import failures from "#shared/i18n/de.ts";
import type { PaymentFormTexts } from "#shop/payment-form/payment-form.strings.ts";

export const paymentForm = {
  ...failures,
  noMethodTitle: "Keine Zahlungsart ausgewählt",
  noMethod: "Bitte wählen Sie eine Zahlungsart.",
  noCard: "Bitte wählen Sie die Option, mit der eine neue Zahlungsart hinzugefügt wird.",
  errorTitle: "Serverfehler",
  cardRefused: "Vielleicht stimmen die Angaben Ihrer Karte nicht. Bitte prüfen Sie sie.",
  addFailed: "Ihre Zahlungsart kann im Moment nicht hinzugefügt werden.",
  redirectFailed: "Sie können nicht zum Zahlungsformular weitergeleitet werden.",
  setupTitle: "Die Zahlung konnte nicht vorbereitet werden",
  setupFailed: "Ihre Zahlung kann nicht bearbeitet werden.",
  deleteFailed: "Ihre Zahlungsart kann im Moment nicht gelöscht werden.",
  invalid: "Der Wert ist ungültig.",
  warningTitle: "Achtung!",
  linked: "Diese Karte ist derzeit mit folgenden Datensätzen verknüpft:",
  confirmDeletion: "Löschen bestätigen",
  cancel: "Abbrechen",
  deleted: "Die Zahlungsart wurde gelöscht.",
  elsewhere:
    "Diese Bestellung wird in einem anderen Tab oder Fenster bezahlt. Wenn das erledigt ist, laden Sie diese Seite neu.",
  reload: "Seite neu laden",
  bankTitle: "Bestätigung durch Ihre Bank",
  bankClosed: "Die Bestätigung durch Ihre Bank wurde geschlossen; die Zahlung ist vielleicht nicht abgeschlossen.",
  bankBlocked: "Ihre Bank möchte, dass Sie diese Zahlung bestätigen, aber ihre Seite kann hier nicht angezeigt werden.",
  bankAwaited: "Es wird nichts noch einmal gesendet: Sobald die Bank entschieden hat, geht es hier weiter.",
  close: "Schließen",
} satisfies PaymentFormTexts;
