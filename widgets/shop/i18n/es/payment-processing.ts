import failures from "#shared/i18n/es.ts";
import type { PaymentProcessingTexts } from "#shop/payment-processing/payment-processing.strings.ts";

export const paymentProcessing = {
  ...failures,
  processing: "Estamos procesando sus pagos, espere por favor…",
  failed: "Pagos fallidos",
  received: "Pagos recibidos",
  waiting: "A la espera del pago",
  cancelled: "Pagos cancelados",
  error: "Se produjo un error al procesar este pago.",
  reason: "Motivo: {reason}",
  done: "Su pedido se está procesando, espere por favor…",
  processed: "Su pedido se ha procesado.",
  pending: "Su pago está pendiente. Le avisaremos cuando esté totalmente confirmado.",
  authorized: "Hemos recibido su pago, pero debe confirmarse manualmente. Le avisaremos cuando esté confirmado.",
  draft: "Esperamos a que el proveedor de pagos confirme el pago.",
  cancel: "Esta transacción se ha cancelado. No se ha realizado ningún pago.",
  confirmation: "Ir a la página de confirmación",
  missing: "No encontramos su pago, pero no se preocupe.",
  missingEmail: "Debería recibir en unos minutos un correo electrónico que confirme su pago.",
  contact: "Póngase en contacto con nosotros si el pago no se ha confirmado",
  exception: "Error interno del servidor",
  news: "{reference}: {text}",
} satisfies PaymentProcessingTexts;
