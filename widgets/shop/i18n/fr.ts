import failures from "../../../shared/i18n/fr.ts";
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
  failureGone: "Ce produit n’est plus disponible.",
  dismiss: "Fermer ce message",
} satisfies ShopTexts;

export const addToCart = {
  ...shop,
  add: "Ajouter au panier",
  added: "Ajouté à votre panier.",
} satisfies AddToCartTexts;

export const cart = {
  ...shop,
  empty: "Votre panier est vide.",
  shop: "Aller à la boutique",
  updating: "Le panier est mis à jour.",
  updated: "Le panier est à jour.",
} satisfies CartTexts;

export const cartPopover = {
  ...shop,
  empty: "Votre panier est vide.",
  shop: "Aller à la boutique",
  cart: "Mon panier",
  show: "Afficher le contenu du panier",
  items: { one: "{count} article", other: "{count} articles" },
  unknown: "Le nombre d'articles n'est pas connu",
} satisfies CartPopoverTexts;

export const compareButton = {
  ...shop,
  add: "Comparer",
  added: "Dans la comparaison",
} satisfies CompareButtonTexts;

export const comparePanel = {
  ...shop,
  chip: { one: "Comparer : {count} produit", other: "Comparer : {count} produits" },
  title: "Comparer les produits",
  limit: {
    one: "Vous pouvez comparer {count} produit au maximum.",
    other: "Vous pouvez comparer {count} produits au maximum.",
  },
  compare: "Comparer",
  few: "Ajoutez un deuxième produit pour les comparer.",
  remove: "Retirer {name}",
} satisfies ComparePanelTexts;

export const compareTable = {
  ...shop,
  title: "Comparer les produits",
  empty: "Il n'y a pas de produits à comparer.",
} satisfies CompareTableTexts;

export const wishlist = {
  ...shop,
  removed: "Le produit n'est plus dans votre liste de souhaits.",
} satisfies WishlistTexts;

export const wishlistButton = {
  ...shop,
  add: "Ajouter à la liste de souhaits",
  added: "Dans votre liste de souhaits",
} satisfies WishlistButtonTexts;

export const wishlistLink = {
  ...shop,
  wishlist: "Liste de souhaits",
  items: { one: "{count} article", other: "{count} articles" },
} satisfies WishlistLinkTexts;
