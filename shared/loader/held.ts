/** Chunk with the message that a payment was held back: its element has not started, and the browser must not send the form instead. */
import { own, ownOf } from "./own.ts";

const texts: Readonly<Record<string, string>> = {
  en: "This payment form is not ready, so nothing was sent. Try again in a moment, or reload the page.",
  ar: "نموذج الدفع هذا غير جاهز، لذلك لم يُرسل أي شيء. حاول مرة أخرى بعد قليل أو أعد تحميل الصفحة.",
  de: "Dieses Zahlungsformular ist nicht bereit, daher wurde nichts gesendet. Versuchen Sie es gleich noch einmal oder laden Sie die Seite neu.",
  es: "Este formulario de pago no está listo, así que no se ha enviado nada. Inténtelo de nuevo en un momento o recargue la página.",
  fr: "Ce formulaire de paiement n’est pas prêt : rien n’a été envoyé. Réessayez dans un instant ou rechargez la page.",
  nl: "Dit betaalformulier is niet klaar, dus er is niets verzonden. Probeer het zo opnieuw of laad de pagina opnieuw.",
};

/**
 * Shows the message at the end of the form until the next press in it.
 * @param lang option of the script
 */
export function say(form: Element, lang: string | undefined): void {
  const { addEventListener, append, closest } = ownOf(form);
  const around = closest("[lang]");
  const language = (lang || (around && ownOf(around).lang) || "").slice(0, 2);
  const note = own("createElement").call(document, "p");
  note.className = "alert alert-danger"; // looks of the suite's pages
  note.role = "alert";
  append(note);
  // screen readers announce what is inserted into a live region
  note.textContent = texts[language] ?? texts["en"]!;
  addEventListener("click", () => note.remove(), { capture: true, once: true });
}
