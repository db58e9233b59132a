import failures from "../../../shared/i18n/es.ts";
import type { ShopTexts } from "../common/base/shop.strings.ts";
import type { AddToCartTexts } from "../add-to-cart/add-to-cart.strings.ts";
import type { CartTexts } from "../cart/cart.strings.ts";
import type { CartPopoverTexts } from "../cart-popover/cart-popover.strings.ts";
import type { CompareButtonTexts } from "../compare-button/compare-button.strings.ts";
import type { ComparePanelTexts } from "../compare-panel/compare-panel.strings.ts";
import type { CompareTableTexts } from "../compare-table/compare-table.strings.ts";
import type { WishlistTexts } from "../wishlist/wishlist.strings.ts";
import type { WishlistButtonTexts } from "../wishlist-button/wishlist-button.strings.ts";
import type { WishlistLinkTexts } from "../wishlist-link/wishlist-link.strings.ts";

/** What all of them have in common. */
export const shop = {
  ...failures,
  failureGone: "Este producto ya no está disponible.",
  dismiss: "Cerrar este mensaje",
} satisfies ShopTexts;

export const addToCart = {
  ...shop,
  add: "Añadir al carrito",
  added: "Añadido a su carrito.",
} satisfies AddToCartTexts;

export const cart = {
  ...shop,
  empty: "Su carrito está vacío.",
  shop: "Ir a la tienda",
  updating: "Se está actualizando el carrito.",
  updated: "El carrito está al día.",
} satisfies CartTexts;

export const cartPopover = {
  ...shop,
  empty: "Su carrito está vacío.",
  shop: "Ir a la tienda",
  cart: "Mi carrito",
  show: "Mostrar el contenido del carrito",
  items: { one: "{count} artículo", other: "{count} artículos" },
  unknown: "No se conoce el número de artículos",
} satisfies CartPopoverTexts;

export const compareButton = {
  ...shop,
  add: "Comparar",
  added: "En la comparación",
} satisfies CompareButtonTexts;

export const comparePanel = {
  ...shop,
  chip: { one: "Comparar: {count} producto", other: "Comparar: {count} productos" },
  title: "Comparar productos",
  limit: {
    one: "Puede comparar {count} producto como máximo.",
    other: "Puede comparar {count} productos como máximo.",
  },
  compare: "Comparar",
  few: "Añada un segundo producto para compararlos.",
  remove: "Quitar {name}",
} satisfies ComparePanelTexts;

export const compareTable = {
  ...shop,
  title: "Comparar productos",
  empty: "No hay productos que comparar.",
} satisfies CompareTableTexts;

export const wishlist = {
  ...shop,
  removed: "El producto ya no está en su lista de deseos.",
} satisfies WishlistTexts;

export const wishlistButton = {
  ...shop,
  add: "Añadir a la lista de deseos",
  added: "En su lista de deseos",
} satisfies WishlistButtonTexts;

export const wishlistLink = {
  ...shop,
  wishlist: "Lista de deseos",
  items: { one: "{count} artículo", other: "{count} artículos" },
} satisfies WishlistLinkTexts;
