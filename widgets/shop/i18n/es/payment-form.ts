import failures from "#shared/i18n/es.ts";
import type { PaymentFormTexts } from "#shop/payment-form/payment-form.strings.ts";

export const paymentForm = {
  ...failures,
  noMethodTitle: "Ningún método de pago seleccionado",
  noMethod: "Seleccione un método de pago.",
  noCard: "Seleccione la opción para añadir un nuevo método de pago.",
  errorTitle: "Error del servidor",
  cardRefused: "Puede que los datos de su tarjeta no sean correctos. Compruébelos, por favor.",
  addFailed: "No podemos añadir su método de pago en este momento.",
  redirectFailed: "No podemos redirigirle al formulario de pago.",
  setupTitle: "No se pudo preparar el pago",
  setupFailed: "No podemos procesar su pago.",
  deleteFailed: "No podemos eliminar su método de pago en este momento.",
  invalid: "El valor no es válido.",
  warningTitle: "¡Atención!",
  linked: "Esta tarjeta está vinculada actualmente a los siguientes registros:",
  confirmDeletion: "Confirmar la eliminación",
  cancel: "Cancelar",
  deleted: "El método de pago se ha eliminado.",
  elsewhere: "Este pedido se está pagando en otra pestaña o ventana. Cuando termine, recargue esta página.",
  reload: "Recargar la página",
  bankTitle: "Confirmación de su banco",
  bankClosed: "La confirmación de su banco se ha cerrado, así que puede que el pago no esté completo.",
  bankBlocked: "Su banco quiere que confirme este pago, pero su página no se puede mostrar aquí.",
  bankAwaited: "No se envía nada de nuevo: en cuanto el banco decida, esta página continuará.",
  close: "Cerrar",
} satisfies PaymentFormTexts;
