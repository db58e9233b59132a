import type { CartPopoverTexts } from "#shop/cart-popover/cart-popover.strings.ts";
import { shop } from "./shop.ts";

export const cartPopover = {
  ...shop,
  empty: "Uw winkelwagen is leeg.",
  shop: "Naar de winkel",
  cart: "Mijn winkelwagen",
  show: "Inhoud van de winkelwagen tonen",
  items: { one: "{count} artikel", other: "{count} artikelen" },
  unknown: "Het aantal artikelen is niet bekend",
} satisfies CartPopoverTexts;
