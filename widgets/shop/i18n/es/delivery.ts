import failures from "#shared/i18n/es.ts";
import type { DeliveryTexts } from "#shop/delivery/delivery.strings.ts";

export const delivery = {
  ...failures,
  failureGone: "Ya no hay ningún pedido en su carrito. Vuelva al carrito.",
  choose: "Elija un método de entrega.",
  updated: "Entrega: {delivery}. Total: {total}.",
  refused: "Su pedido no se puede entregar de esta forma.",
  free: "Gratis",
} satisfies DeliveryTexts;
