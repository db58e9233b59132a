import failures from "../../../shared/i18n/nl.ts";
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
  failureGone: "Dit product is niet meer beschikbaar.",
  dismiss: "Deze melding sluiten",
} satisfies ShopTexts;

export const addToCart = {
  ...shop,
  add: "In winkelwagen",
  added: "Toegevoegd aan je winkelwagen.",
} satisfies AddToCartTexts;

export const cart = {
  ...shop,
  empty: "Uw winkelwagen is leeg.",
  shop: "Naar de winkel",
  updating: "De winkelwagen wordt bijgewerkt.",
  updated: "De winkelwagen is bijgewerkt.",
} satisfies CartTexts;

export const cartPopover = {
  ...shop,
  empty: "Uw winkelwagen is leeg.",
  shop: "Naar de winkel",
  cart: "Mijn winkelwagen",
  show: "Inhoud van de winkelwagen tonen",
  items: { one: "{count} artikel", other: "{count} artikelen" },
  unknown: "Het aantal artikelen is niet bekend",
} satisfies CartPopoverTexts;

export const compareButton = {
  ...shop,
  add: "Vergelijken",
  added: "In de vergelijking",
} satisfies CompareButtonTexts;

export const comparePanel = {
  ...shop,
  chip: { one: "Vergelijken: {count} product", other: "Vergelijken: {count} producten" },
  title: "Producten vergelijken",
  limit: {
    one: "Je kunt hoogstens {count} product vergelijken.",
    other: "Je kunt hoogstens {count} producten vergelijken.",
  },
  compare: "Vergelijken",
  few: "Voeg een tweede product toe om ze te vergelijken.",
  remove: "{name} verwijderen",
} satisfies ComparePanelTexts;

export const compareTable = {
  ...shop,
  title: "Producten vergelijken",
  empty: "Er zijn geen producten om te vergelijken.",
} satisfies CompareTableTexts;

export const wishlist = {
  ...shop,
  removed: "Het product staat niet meer op je verlanglijst.",
} satisfies WishlistTexts;

export const wishlistButton = {
  ...shop,
  add: "Op de verlanglijst zetten",
  added: "Op je verlanglijst",
} satisfies WishlistButtonTexts;

export const wishlistLink = {
  ...shop,
  wishlist: "Verlanglijst",
  items: { one: "{count} artikel", other: "{count} artikelen" },
} satisfies WishlistLinkTexts;
