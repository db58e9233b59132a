import failures from "../../../shared/i18n/de.ts";
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
  failureGone: "Dieses Produkt ist nicht mehr verfügbar.",
  dismiss: "Diese Meldung schließen",
} satisfies ShopTexts;

export const addToCart = {
  ...shop,
  add: "In den Warenkorb",
  added: "Liegt in Ihrem Warenkorb.",
} satisfies AddToCartTexts;

export const cart = {
  ...shop,
  empty: "Ihr Warenkorb ist leer.",
  shop: "Zum Shop",
  updating: "Der Warenkorb wird aktualisiert.",
  updated: "Der Warenkorb ist aktuell.",
} satisfies CartTexts;

export const cartPopover = {
  ...shop,
  empty: "Ihr Warenkorb ist leer.",
  shop: "Zum Shop",
  cart: "Mein Warenkorb",
  show: "Inhalt des Warenkorbs anzeigen",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
  unknown: "Die Anzahl der Artikel ist nicht bekannt",
} satisfies CartPopoverTexts;

export const compareButton = {
  ...shop,
  add: "Vergleichen",
  added: "Im Vergleich",
} satisfies CompareButtonTexts;

export const comparePanel = {
  ...shop,
  chip: { one: "Vergleich: {count} Produkt", other: "Vergleich: {count} Produkte" },
  title: "Produkte vergleichen",
  limit: {
    one: "Sie können höchstens {count} Produkt vergleichen.",
    other: "Sie können höchstens {count} Produkte vergleichen.",
  },
  compare: "Vergleichen",
  few: "Fügen Sie ein zweites Produkt hinzu, um sie zu vergleichen.",
  remove: "{name} entfernen",
} satisfies ComparePanelTexts;

export const compareTable = {
  ...shop,
  title: "Produkte vergleichen",
  empty: "Es gibt keine Produkte zum Vergleichen.",
} satisfies CompareTableTexts;

export const wishlist = {
  ...shop,
  removed: "Das Produkt ist nicht mehr auf Ihrer Wunschliste.",
} satisfies WishlistTexts;

export const wishlistButton = {
  ...shop,
  add: "Auf die Wunschliste",
  added: "Auf Ihrer Wunschliste",
} satisfies WishlistButtonTexts;

export const wishlistLink = {
  ...shop,
  wishlist: "Wunschliste",
  items: { one: "{count} Artikel", other: "{count} Artikel" },
} satisfies WishlistLinkTexts;
