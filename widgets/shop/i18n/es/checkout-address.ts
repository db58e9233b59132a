import failures from "#shared/i18n/es.ts";
import type { CheckoutAddressTexts } from "#shop/checkout-address/checkout-address.strings.ts";

export const checkoutAddress = {
  ...failures,
  required: "Rellene este campo.",
  choose: "Elija un valor de la lista.",
  email: "Escriba una dirección de correo como nombre@ejemplo.com.",
  countryFailed:
    "No se han podido cargar los campos y las provincias de este país. Puede enviar el formulario tal como está o intentarlo de nuevo.",
  shippingFailed: "No se ha podido elegir {name} como dirección de envío. Se mantiene la dirección anterior.",
  shipsTo: "Dirección de envío: {name}",
} satisfies CheckoutAddressTexts;
