import shop from "../../../../shared/ui/shop/i18n/nl.ts";
import type { CartPopoverTexts } from "../cart-popover.strings.ts";

export default {
  ...shop,
  empty: "Uw winkelwagen is leeg.",
  shop: "Naar de winkel",
  cart: "Mijn winkelwagen",
  show: "Inhoud van de winkelwagen tonen",
  items: { one: "{count} artikel", other: "{count} artikelen" },
  unknown: "Het aantal artikelen is niet bekend",
} satisfies CartPopoverTexts;
