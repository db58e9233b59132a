import failures from "#shared/i18n/es.ts";
import type { QuoteFormTexts } from "#theme/quote-form/quote-form.strings.ts";

export const quoteForm = {
  ...failures,
  contactName: "Tu nombre",
  phone: "Número de teléfono",
  email: "Tu correo electrónico",
  company: "Tu empresa",
  subject: "Asunto",
  description: "Tu pregunta",
  send: "Enviar",
  sent: "Tu mensaje se ha enviado correctamente. Te responderemos en breve.",
  refused: "No se ha podido pedir el presupuesto.",
  another: "Pedir otro presupuesto",
} satisfies QuoteFormTexts;
