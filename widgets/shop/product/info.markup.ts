import { own } from "#shared/element/index.ts";
import type { CombinationInfo } from "../common/configurator/combination-info.ts";
import { fieldIn, isOwn } from "../common/fields.markup.ts";
import type { Writer } from "./writer.ts";

/** Prices are the suite's markup around a number, or a site builder's; its list of variants keeps data in fields. */
const prices = {
  price: ".oe_price .oe_currency_value,[data-price]:not(input,option)",
  listPrice: ".oe_default_price .oe_currency_value,[data-list-price]",
} as const;

/** What a visitor reads and search engines read of a combination. */
export function writeInfo(block: Element, info: CombinationInfo, lang: string, write: Writer): void {
  const digits = Number(
    [...own(block).querySelectorAll<HTMLElement>(".decimal_precision")].at(-1)?.dataset["precision"] ?? 2,
  );
  const fractions = Math.min(20, Math.max(0, Math.trunc(digits) || 0));
  const format = new Intl.NumberFormat(lang, {
    minimumFractionDigits: fractions,
    maximumFractionDigits: fractions,
    numberingSystem: "latn",
  });
  const placesOf = (selector: string) =>
    [...own(block).querySelectorAll(selector)].filter((place) => isOwn(block, place));
  for (const name of ["price", "listPrice"] as const)
    for (const place of placesOf(prices[name])) write.text(place, format.format(info[name]));
  for (const place of placesOf("[itemprop=price],.js_raw_price")) write.text(place, String(info.price));
  for (const place of placesOf(".oe_default_price")) write.toggle(place, "d-none", !info.isDiscounted);
  for (const place of placesOf("[data-list-price]"))
    write.attribute(place.closest("s,del") ?? place, "hidden", info.isDiscounted ? null : "");
  for (const place of placesOf(".product_display_name,[data-product-name]")) write.text(place, info.name);
  const shop = own(block).closest(".oe_website_sale");
  if (shop) write.toggle(shop, "discount", info.isDiscounted);
  const field = fieldIn(block, "variant");
  if (field && Number(field.value) !== info.productId && field.type === "hidden") {
    write.attribute(field, "value", String(info.productId));
    // buttons of wishlist and comparison follow
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }
}
