import type { StatementsTexts } from "#portal/statements/statements.strings.ts";
import failures from "#shared/i18n/es.ts";

export const statements = {
  ...failures,
  sent: "Su solicitud se ha recibido. No se ha indicado si el extracto se ha enviado.",
  failed: "El extracto no se ha enviado.",
  unknown: "No hubo respuesta: puede que el extracto se haya enviado. Mire su correo antes de volver a intentarlo.",
  sending: "Se está enviando el extracto…",
} satisfies StatementsTexts;
