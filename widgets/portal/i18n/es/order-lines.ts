import type { OrderLinesTexts } from "#portal/order-lines/order-lines.strings.ts";
import failures from "#shared/i18n/es.ts";

export const orderLines = {
  ...failures,
  plus: "Añadir uno",
  minus: "Quitar uno",
  remove: "Eliminar",
  quantity: "Cantidad",
  refused: "Escriba un número entero.",
  failed: "La cantidad no se ha cambiado.",
  unknown: "No hubo respuesta: puede que la cantidad haya cambiado. Vuelva a cargar la página para verla.",
  changing: "Se está cambiando el pedido…",
} satisfies OrderLinesTexts;
